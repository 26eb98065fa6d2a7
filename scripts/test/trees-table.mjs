/** The table of the browsers' differences (test/trees/allowed.tsv): its rows that explained nothing in a whole run. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../system/run.mjs';

const RUN = join(root, '.cache/trees');
const STORYBOOK = join(root, '.cache/storybook/index.json');
const TABLE = join(root, 'test/trees/allowed.tsv');

/** @param {string} path @returns {string[]} */
const linesOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []);

/** Begins a run. */
export function forgetTrees() {
  for (const name of ['used.txt', 'compared.txt']) rmSync(join(RUN, name), { force: true });
}

/**
 * Returns the rows that explained nothing; none of them unless every story was compared, whatever the number of parts that the run
 * had.
 */
export function unusedTreeRows({ run = RUN, storybook = STORYBOOK, table = TABLE } = {}) {
  const compared = new Set(linesOf(join(run, 'compared.txt')));
  const { entries } = JSON.parse(readFileSync(storybook, 'utf8'));
  /** @type {{ id: string, type: string }[]} */
  const all = Object.values(entries);
  if (!all.every(({ id, type }) => type !== 'story' || compared.has(id))) return [];
  const used = new Set(linesOf(join(run, 'used.txt')));
  return linesOf(table)
    .slice(1)
    .filter((row) => !used.has(row));
}
