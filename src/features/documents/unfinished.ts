import { number, object, record, string } from 'valibot';
import { persisted } from '../../page/settings/storage';
import type { Upload } from './queue';

/** Number of files per document type. */
export type FileCounts = Readonly<Record<string, number>>;

/** Counts of this tab, without names or content: the files themselves are lost with the page. */
const cell = persisted('unsent-documents', object({ key: string(), counts: record(string(), number()) }), {
  area: 'sessionStorage',
});

/** Returns how many files of a source were in the queue when the page was left; each type until it is chosen again. */
export function unfinishedFiles(key: string): FileCounts {
  const saved = cell.load();
  return saved?.key === key ? saved.counts : {};
}

/** Saves how many files are in the queue, with those of before a reload that were not chosen again. */
export function saveUnfinished(key: string, uploads: readonly Upload[], before: FileCounts): void {
  const counts: Record<string, number> = { ...before };
  for (const { type } of uploads) counts[type] = (counts[type] ?? 0) + 1;
  const saved = cell.load();
  if (Object.keys(counts).length === 0) {
    if (saved?.key === key) cell.clear();
  } else if (saved?.key !== key || JSON.stringify(saved.counts) !== JSON.stringify(counts)) {
    cell.save({ key, counts });
  }
}
