/** What a run of test/silence leaves: a table of what appeared, each line with the row of allowed.tsv that explains it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../system/run.mjs';

const lines = (/** @type {string} */ path) => readFileSync(path, 'utf8').trim().split('\n');

/** The lines of a run's files of one kind. @param {string} folder @param {string} ending */
const linesOf = (folder, ending) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .flatMap((name) => lines(join(folder, name)));

/**
 * Returns what is wrong with unwalked.tsv after a run of all widgets, of whatever turn: a call whose answer is read, which no walk
 * has reached and no row explains; and a row whose call was reached, or is none.
 */
export function callProblems(
  unwalked = join(root, 'test/silence/unwalked.tsv'),
  folder = join(root, '.cache/silence'),
) {
  const reached = new Set(linesOf(folder, '.calls'));
  const answered = lines(join(folder, 'answered'));
  const rows = lines(unwalked)
    .slice(1)
    .map((row) => row.split('\t'));
  const explained = new Set(rows.map(([call]) => call));
  return [
    ...answered
      .filter((call) => !reached.has(call) && !explained.has(call))
      .map((call) => `${call} is changed by no walk, and no row of unwalked.tsv says why`),
    ...rows.flatMap(([call = '', reason]) => {
      if (!answered.includes(call)) return [`unwalked.tsv: ${call} is no call whose answer is read`];
      if (reached.has(call)) return [`unwalked.tsv: ${call} is reached by a walk`];
      return reason ? [] : [`unwalked.tsv: ${call} has no reason`];
    }),
  ];
}

/** Begins the reason of a row whose text appears or not, by which widgets are walked before in the same page. */
const SOMETIMES = 'sometimes: ';

/**
 * Returns the rows of allowed.tsv that explain nothing, each with its line: after a run of all turns and widgets they explain
 * what no longer appears.
 */
export function unusedRows(
  allowed = join(root, 'test/silence/allowed.tsv'),
  tables = join(root, '.cache/silence'),
) {
  const found = linesOf(tables, '.tsv');
  const used = new Set(found.map((line) => Number(line.split('\t')[6])));
  return lines(allowed)
    .map((row, at) => ({ row, line: at + 1 }))
    .filter(({ row, line }) => line > 1 && !used.has(line) && !row.includes(`\t${SOMETIMES}`))
    .map(({ row, line }) => `allowed.tsv:${line} ${row.replaceAll('\t', ' | ')}`);
}
