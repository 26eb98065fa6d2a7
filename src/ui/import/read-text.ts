import { decodeText } from '#domain/files/decode-text';

/** Bytes of the largest list that is read (ours). */
export const LARGEST_LIST = 8 * 1024 * 1024;

/**
 * Why a file is no list: too large, a workbook of another format, a picture or another file that is no text, or one that the
 * browser cannot read; reader: the library for workbooks was not loaded.
 */
export type NoList = 'large' | 'workbook' | 'binary' | 'unreadable' | 'reader';

/** The first bytes of a zip file, as which spreadsheets keep their workbooks, and of their older format. */
const WORKBOOKS = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];

export interface TextOfFile {
  text: string;
  /** The sheet that was read, of a workbook with several. */
  sheet?: string;
}

/** Reads the first sheet of an .xlsx workbook; the library for it loads with the first one. */
async function readWorkbook(file: File): Promise<TextOfFile | { problem: NoList }> {
  const reader = await import('./read-workbook').catch(() => undefined);
  if (!reader) return { problem: 'reader' };
  try {
    const read = await reader.readWorkbookText(file);
    return read === 'large' ? { problem: 'large' } : read;
  } catch {
    return { problem: 'workbook' };
  }
}

/** Reads a file, or the first sheet of a workbook, as text. Resolves to why it is none. */
export async function readTextFile(file: File): Promise<TextOfFile | { problem: NoList }> {
  if (file.size > LARGEST_LIST) return { problem: 'large' };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { problem: 'unreadable' };
  }
  const start = String.fromCharCode(...bytes.slice(0, 4));
  if (WORKBOOKS.includes(start)) return readWorkbook(file);
  const text = decodeText(bytes);
  return text.includes('\0') ? { problem: 'binary' } : { text };
}
