/** The table of the browsers' differences (test/trees/allowed.tsv): its rows that explained nothing in a whole run. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../system/run.mjs';

const USED = join(root, '.cache/trees/used.txt');
const TABLE = join(root, 'test/trees/allowed.tsv');

/** @param {string} path @returns {string[]} */
const linesOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []);

/** Begins a run. */
export const forgetUsedRows = () => rmSync(USED, { force: true });

/** @returns {string[]} the rows that explained nothing */
export function unusedTreeRows() {
  const used = new Set(linesOf(USED));
  return linesOf(TABLE)
    .slice(1)
    .filter((row) => !used.has(row));
}
