import { readCsv, writeCsv } from '#domain/files/csv';
import { decodeText } from '#domain/files/decode-text';
import { saveFile } from '#ui/save-file';

/** Why an answer is no list that can be saved: it has no content, or it is a page or a message. */
export type NoCsv = 'empty' | 'other';

/**
 * Reads a CSV of a service, of any usual encoding and separator, and returns it written anew: with a byte order mark, so that
 * spreadsheets read its accents, and with its formulas as text, since visitors have typed much of what is in it. Or why it is
 * none.
 */
export async function rewriteCsv(file: Blob): Promise<Blob | NoCsv> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (!text.trim()) return 'empty';
  // The transport refuses what says that it is a page; this is one that does not say so.
  if (/^\s*[<{[]/.test(text)) return 'other';
  const rows = readCsv(text).rows.map(({ cells }) => cells);
  return new Blob([writeCsv(rows)], { type: 'text/csv;charset=utf-8' });
}

/** Saves a CSV of a service, written anew, or says why it is none. */
export async function saveCsv(file: Blob, name: string): Promise<NoCsv | undefined> {
  const list = await rewriteCsv(file);
  if (typeof list === 'string') return list;
  saveFile(list, name);
  return undefined;
}
