/** What a run of test/silence leaves: a table of what appeared, each line with the row of allowed.tsv that explains it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../system/run.mjs';

const lines = (/** @type {string} */ path) => readFileSync(path, 'utf8').trim().split('\n');

/**
 * Returns the rows of allowed.tsv that explain nothing, each with its line: after a run of all turns and widgets they explain
 * what no longer appears.
 */
export function unusedRows(
  allowed = join(root, 'test/silence/allowed.tsv'),
  tables = join(root, '.cache/silence'),
) {
  const found = readdirSync(tables).flatMap((name) => lines(join(tables, name)));
  const used = new Set(found.map((line) => Number(line.split('\t')[6])));
  return lines(allowed)
    .map((row, at) => ({ row, line: at + 1 }))
    .filter(({ line }) => line > 1 && !used.has(line))
    .map(({ row, line }) => `allowed.tsv:${line} ${row.replaceAll('\t', ' | ')}`);
}
