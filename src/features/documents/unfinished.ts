import { array, object, string } from 'valibot';
import { persisted } from '#page/settings/storage';
import type { Upload } from './queue';

/** Of this tab: a type for each file, without names or content. The files themselves are lost with the page. */
const cell = persisted('unsent-documents', object({ key: string(), types: array(string()) }), {
  area: 'sessionStorage',
});

/** Returns the document type of each file that was in the queue of a source when the page was left. */
export function unfinishedTypes(key: string): readonly string[] {
  const saved = cell.load();
  return saved?.key === key ? saved.types : [];
}

/** Saves the types of the files in the queue, with those of before a reload that were not chosen again. */
export function saveUnfinished(key: string, uploads: readonly Upload[], before: readonly string[]): void {
  const types = [...before, ...uploads.map(({ type }) => type)];
  const saved = cell.load();
  if (types.length === 0) {
    if (saved?.key === key) cell.clear();
  } else if (saved?.key !== key || saved.types.join() !== types.join()) {
    cell.save({ key, types });
  }
}
