/**
 * Prints the calls that visitors' acts reached in the last whole run of stories and end-to-end tests, and those that none
 * reached. `--check` holds them against test/unreached-calls.json and prints the counts of the check at the end.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Halt, main } from './system/cli.mjs';
import { root } from './system/run.mjs';
import { budgetProblems, idsInShort, readReached, settledEntries } from './test/reached-calls.mjs';

await main(import.meta.url, async () => {
  const suites = /** @type {const} */ (['stories', 'e2e']);
  const records = suites.map((suite) => {
    const ids = readReached(suite);
    if (!ids) throw new Halt(`There is no record of ${suite}: npm test -- --only ${suite}`);
    return [...ids];
  });
  const { register } = await import('tsx/esm/api');
  register();
  const { ROWS } = await import('../src/services/catalogue-rows.ts');
  const known = ROWS.map(({ id }) => id);
  const reached = new Set(records.flat());
  const budget = JSON.parse(readFileSync(join(root, 'test/unreached-calls.json'), 'utf8'));
  const widgets = readdirSync(join(root, 'widgets')).map((name) => `vt-${name}`);
  const later = Object.values(budget.later).flat();
  const open = known.filter((id) => !reached.has(id) && !later.includes(id));
  console.log(`${known.length - later.length - open.length} calls reached: ${idsInShort(reached)}`);
  console.log(
    `${open.length} calls of standing widgets not reached${open.length ? `: ${idsInShort(open)}` : ''}`,
  );
  console.log(`${later.length} calls of widgets to come`);
  const settled = settledEntries(budget, reached);
  if (settled.length) console.log(`${settled.length} calls on the list are reached: ${idsInShort(settled)}`);
  if (!process.argv.includes('--check')) return;
  const problems = budgetProblems({ known, reached, widgets, budget });
  for (const problem of problems) console.log(problem);
  const failed = problems.length;
  console.log(JSON.stringify({ passed: Math.max(known.length - failed, 0), failed, skipped: 0 }));
});
