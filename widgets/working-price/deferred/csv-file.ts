import { saveFile } from '#page/save-file';

/** Characters that tell what a file is. */
const START = 200;

/** Why an answer is no list that can be saved: it has no content, or it is a page or a message. */
export type NoCsv = 'empty' | 'other';

/** Saves a CSV as the service gives it, or says why it is none. */
export async function saveCsv(file: Blob, name: string): Promise<NoCsv | undefined> {
  const start = (await file.slice(0, START).text()).replace(/^\ufeff/, '').trimStart();
  if (!start) return 'empty';
  // The transport refuses what says that it is a page; this is one that does not say so.
  if (/^[<{[]/.test(start)) return 'other';
  saveFile(file, name);
  return undefined;
}
