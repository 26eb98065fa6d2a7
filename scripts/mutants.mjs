/**
 * Mutation tests; not part of the test run. `npm run mutants -- --widget NAME` or `--files GLOB` lets Stryker mutate a
 * widget or files of src/ and run their unit tests (test/mutants/stryker.mjs). Without either, each fault of test/mutants/ is
 * applied to a copy of the last commit, and what `npm test -- --changed` selects for it runs, the fastest steps first,
 * until one fails; if none does, the complete steps.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './system/chromium.mjs';
import { Halt, main, readOptions } from './system/cli.mjs';
import { root, run } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';
import { MUTANTS, seed } from './test/mutants/mutants.mjs';
import { runStryker, subjectOf } from './test/mutants/stryker.mjs';

const HELP = [
  'npm run mutants -- --widget NAME          Stryker on a widget, against its unit tests',
  'npm run mutants -- --files GLOB           Stryker on files of src/, against the unit tests of their floor',
  'npm run mutants -- [--only TEXT] [--report FILE] [--quick]   the faults of test/mutants/, against the test run;',
  '                                          --quick: without browsers and complete steps, to find where to look',
].join('\n');
const COPY = '.cache/mutants';
/** Fast steps, in the order of faults caught; steps of a line run together. */
const LADDER = [
  ['unit', '--nearest', '4'],
  ['types,house'],
  ['unit,contract'],
  ['build'],
  ['stories'],
  ['e2e'],
];
const WHOLE = [['unit,contract'], ['stories'], ['e2e']];
/** Steps of the ladder that need no browser. */
const QUICK = 3;
const TIMEOUT = 30 * 60_000;

/** @typedef {{ name: string, area: string, file: string, step: string, whole: boolean, test: string, seconds: number }} Row */

/** @returns {string} the folder of a new copy of the last commit */
function makeCopy() {
  const copy = join(root, COPY);
  rmSync(copy, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', '--local', root, copy]);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  // This test detects every fault by its text, which proves nothing.
  execFileSync('git', ['rm', '--quiet', 'test/unit/scripts/mutants.test.ts'], { cwd: copy });
  const author = ['-c', 'user.name=mutants', '-c', 'user.email=mutants@localhost'];
  execFileSync('git', [...author, 'commit', '--quiet', '-m', 'mutants: without their own test'], {
    cwd: copy,
  });
  return copy;
}

/** Returns the failed test, if its runner names it. @param {string} output */
const failingTest = (output) =>
  (
    /^\s*(?:FAIL|✘|×|\d+\) \[\w+\] ›)\s+(.*)$/m.exec(output)?.[1] ??
    // A story, by its title and id.
    /^(\S.* \(\S+--\S+\))$/m.exec(output)?.[1] ??
    /error.*$/im.exec(output)?.[0] ??
    ''
  )
    .replace(/\s+/g, ' ')
    .slice(0, 160);

/** @param {string} copy @param {string[]} steps @param {boolean} whole */
async function attempt(copy, [steps = '', ...more], whole) {
  const args = [
    'scripts/test.mjs',
    '--bail',
    ...(whole ? [] : ['--changed', 'HEAD']),
    '--only',
    steps,
    ...more,
  ];
  const { code, output } = await run(process.execPath, args, {
    cwd: copy,
    timeout: TIMEOUT,
    env: { CI: 'true' },
  });
  const [, step = 'crashed'] = /^failed: ([\w, ]+) \(again/m.exec(output) ?? [];
  return code === 0 ? undefined : { step, test: failingTest(output) };
}

/** @param {typeof MUTANTS[number]} mutant @param {string} copy @param {boolean} quick @returns {Promise<Row>} */
async function tryMutant(mutant, copy, quick) {
  const { name, area, file } = mutant;
  const began = performance.now();
  const restore = seed(mutant, copy);
  try {
    for (const [steps, whole] of [
      ...LADDER.slice(0, quick ? QUICK : undefined).map((each) => /** @type {const} */ ([each, false])),
      ...(quick ? [] : WHOLE.map((each) => /** @type {const} */ ([each, true]))),
    ]) {
      const caught = await attempt(copy, steps, whole);
      if (caught) return { name, area, file, ...caught, whole, seconds: (performance.now() - began) / 1000 };
    }
    return {
      name,
      area,
      file,
      step: 'NONE',
      whole: true,
      test: '',
      seconds: (performance.now() - began) / 1000,
    };
  } finally {
    restore();
  }
}

/** @param {Row} row */
const line = ({ name, file, step, whole, test, seconds }) =>
  `| ${name} | ${file} | ${step}${whole && step !== 'NONE' ? ' (whole)' : ''} | ${test} | ${seconds.toFixed(0)} s |`;

/** @param {Parameters<typeof subjectOf>[0]} asked */
async function mutate(asked) {
  const subject = subjectOf(asked);
  await ensurePackages();
  const began = performance.now();
  const { killed, judged, score, lines } = await runStryker(subject);
  for (const each of lines) console.log(each);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(
    `\n${subject.name}: ${score.toFixed(1)} %, ${killed} of ${judged} mutants noticed, ${lines.length} not; ${minutes} minutes`,
  );
}

/** @param {string} only @param {string | undefined} report @param {boolean} quick */
async function seedFaults(only, report, quick) {
  await ensurePackages();
  process.env.CHROMIUM_PATH = await ensureChromium();
  const chosen = MUTANTS.filter(({ name, area, file }) => `${area} ${file} ${name}`.includes(only));
  const copy = makeCopy();
  console.log('| fault | file | caught by | test | seconds |\n|---|---|---|---|---|');
  /** @type {Row[]} */
  const rows = [];
  for (const mutant of chosen) {
    const row = await tryMutant(mutant, copy, quick);
    rows.push(row);
    console.log(line(row));
    if (report) writeFileSync(report, JSON.stringify(rows, null, 2));
  }
  if (existsSync(copy)) rmSync(copy, { recursive: true, force: true });
  const alive = rows.filter(({ step }) => step === 'NONE');
  console.log(`\n${rows.length - alive.length} of ${rows.length} faults caught`);
  if (alive.length) process.exitCode = 1;
}

await main(import.meta.url, async () => {
  const {
    widget,
    files,
    only = '',
    report,
    quick = false,
  } = readOptions(
    {
      widget: { type: 'string' },
      files: { type: 'string' },
      only: { type: 'string' },
      report: { type: 'string' },
      quick: { type: 'boolean' },
    },
    HELP,
  );
  if ((widget || files) && (only || report || quick))
    throw new Halt(`One kind of mutants at a time.\n\n${HELP}`);
  if (widget && files) throw new Halt(`A widget or files.\n\n${HELP}`);
  await (widget || files ? mutate({ widget, files }) : seedFaults(only, report, quick));
});
