/**
 * Prints what a page loads, from the builds' manifests: for each widget until it is usable, until its main task is done
 * ("used"), and what the latter adds to a page on which another form is in use ("beside"); for two pages of several
 * widgets all of it, and what a visitor loads who only looks at them; each chunk that widgets share; and what each
 * component of the kit adds to a page with a lead form. Two tables, or `--json`; `--check` fails if a budget is exceeded;
 * `--tighten` sets the budgets to what is measured, with room; `--unneeded` tells which files load what their widgets do
 * not need. Brotli at Node's default (quality 11), gzip at level 9, both in bytes.
 */
import { align } from './lib/bench-figures.mjs';
import { Halt, main, readOptions } from './lib/cli.mjs';
import { kitSizes } from './lib/kit.mjs';
import { problemsOf, sizeRows } from './lib/size-rows.mjs';
import { tighten } from './lib/tighten-budgets.mjs';
import { unneeded } from './lib/unneeded.mjs';
import { skippedCuts } from './lib/vite-library-cuts.mjs';

/** Prints a table; `words` columns of text, then numbers. @param {number} words @param {(string | number)[][]} rows */
function print(words, rows) {
  console.log(
    align(
      rows.map((row) => row.map(String)),
      words,
    ),
  );
}

/** Prints the files that load without need, and the modules of them that few need. */
function printUnneeded() {
  for (const { file, brotli, loads, bytes, modules } of unneeded('dist')) {
    if (bytes < brotli) continue;
    console.log(`${file}: ${brotli} bytes, loaded by ${loads} widgets, ${bytes} without need`);
    for (const each of modules.slice(0, 8))
      console.log(`  ${each.name}: ${each.bytes}, needed by ${each.needs}`);
  }
}

await main(import.meta.url, async () => {
  const options = readOptions(
    {
      json: { type: 'boolean' },
      check: { type: 'boolean' },
      tighten: { type: 'boolean' },
      unneeded: { type: 'boolean' },
    },
    'npm run sizes -- [--json] [--check] [--tighten] [--unneeded]',
  );
  if (options.unneeded) return printUnneeded();
  if (options.tighten) {
    const skipped = skippedCuts();
    if (skipped.length > 0)
      throw new Halt(`No budget is for a build without its cuts. ${skipped.join('\n')}`);
    return console.log(tighten().join('\n') || 'All budgets stay as they are.');
  }
  const rows = sizeRows();
  const kit = kitSizes();
  if (options.json) console.log(JSON.stringify({ rows, kit }));
  else {
    print(2, [
      ['entry', 'build', 'requests', 'gzip', 'brotli', 'budget', 'own', 'own budget'],
      ...rows.map((one) => [
        ...[one.entry, one.build, one.requests, one.gzip, one.brotli],
        ...[one.budget, one.own, one.ownBudget].map((number) => number ?? '-'),
      ]),
    ]);
    console.log(
      '\nWhat each component of the kit, with all it is made of, adds to a page whose lead form is in use:',
    );
    print(1, [
      ['component', 'gzip', 'brotli'],
      ...kit.map(({ component, gzip, brotli }) => [component, gzip, brotli]),
    ]);
  }
  const problems = problemsOf(rows);
  if (problems.length > 0) console.error(`\n${problems.join('\n')}`);
  if (options.check && problems.length > 0) process.exitCode = 1;
});
