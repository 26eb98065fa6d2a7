/** Bytes of the largest list that is read (ours). */
export const LARGEST_LIST = 2 * 1024 * 1024;

/** Why a file is no list: too large, or a workbook, a picture or another file that is no text. */
export type NoList = 'large' | 'workbook' | 'binary' | 'unreadable';

/** The first bytes of a zip file, as which spreadsheets keep their workbooks, and of their older format. */
const WORKBOOKS = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];

/** Decodes a text: UTF-8 or UTF-16 with its mark, else the encoding of older spreadsheets (Windows-1252). */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a file as text. Resolves to why it is none. */
export async function readTextFile(file: File): Promise<{ text: string } | { problem: NoList }> {
  if (file.size > LARGEST_LIST) return { problem: 'large' };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { problem: 'unreadable' };
  }
  const start = String.fromCharCode(...bytes.slice(0, 4));
  if (WORKBOOKS.includes(start)) return { problem: 'workbook' };
  const text = decodeText(bytes);
  return text.includes('\0') ? { problem: 'binary' } : { text };
}
