/** The steps of `npm test`, in order. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { runCms } from '../cms/run-cms.mjs';
import { lintOpenApi } from '../openapi/lint.mjs';
import { runServing } from '../serving/run-serving.mjs';
import { ensureEngines } from '../system/engines.mjs';
import { root, tool } from '../system/run.mjs';
import { ensureScreenReader } from '../system/screen-reader.mjs';
import { ensureTrees } from '../system/trees.mjs';
import { ensureVoice } from '../system/voice.mjs';
import { add, branchesBelow, fromLastLine, fromSizes, one } from './counts.mjs';
import { forgetReached, RECORD } from './reached-calls.mjs';
import { check, counted, playwright, stories, vitest } from './runners.mjs';
import { callProblems, unusedRows } from './silence-table.mjs';
import { forgetTrees, unusedTreeRows } from './trees-table.mjs';
import { takesTurn } from './turn.mjs';
import { e2eProblems, widgetSizes } from './widget-budgets.mjs';

/**
 * @typedef {import('./runners.mjs').Result} Result
 * @typedef {object} Step
 * @property {string} name
 * @property {string} about
 * @property {('build' | 'chromium' | 'engines' | 'drawing')[]} [needs]
 * @property {boolean} [beside] runs at the same time as its neighbours that say so: it keeps one core busy
 * @property {boolean} [onlyNamed] runs only if `--only` names it
 * @property {(some?: any) => Promise<Result>} run some: the part that a change can break (changed.mjs); everything without it
 */

/**
 * Maximum number of type instantiations: what is measured and 5 %. The catalogue's types are inferred per call and per
 * service; one type of all calls would multiply this and slow editors down. Raise it only with a reason.
 */
const MAX_INSTANTIATIONS = 4_320_000;

/** The contract tests' output about the catalogue: the number of calls, then a line per service. */
const CALL_COUNTS = /(\d+ calls \(\d+ ours\) of \d+ services):\n((?: {2}[\w-]+ \d+\n)+)/;

/** The branch coverage of the rules; nothing if the run stopped before it was written. */
function domainBranches() {
  const path = join(root, '.cache/coverage/coverage-summary.json');
  return existsSync(path) && branchesBelow(JSON.parse(readFileSync(path, 'utf8')), 'src/domain/');
}

/** Two runs of a runner as one result. @param {Result} a @param {Result} b @returns {Result} */
const together = (a, b) => ({
  ...add(a, b),
  output: `${a.output}${b.output}`,
  tests: [...(a.tests ?? []), ...(b.tests ?? [])],
});

/** The counts of a step that could not be run: nothing has passed. */
const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** @type {Step[]} */
export const steps = [
  {
    name: 'lint',
    about: 'format and lint, by biome',
    beside: true,
    run: (files = []) =>
      check([
        tool('@biomejs/biome', 'biome'),
        ...['check', '--error-on-warnings', '--max-diagnostics=none', '--no-errors-on-unmatched', ...files],
      ]),
  },
  {
    name: 'types',
    about: 'the type check, and what it costs',
    beside: true,
    needs: ['drawing'],
    async run() {
      const args = [tool('typescript', 'tsc'), '--noEmit', '-p', 'tsconfig.json', '--extendedDiagnostics'];
      const result = await check(args);
      const [, count = ''] = /^Instantiations:\s+(\d+)/m.exec(result.output) ?? [];
      const fits = count !== '' && Number(count) <= MAX_INSTANTIATIONS;
      const output = fits
        ? result.output
        : `${result.output}\n${count || 'no'} type instantiations; the ceiling is ${MAX_INSTANTIATIONS}\n`;
      return {
        passed: result.passed + Number(fits),
        failed: result.failed + Number(!fits),
        skipped: 0,
        output,
        note: `${count} instantiations`,
      };
    },
  },
  {
    name: 'house',
    about: 'the floors of the house: who may import what; citations of the specification',
    beside: true,
    run: () =>
      counted(
        () => ({ args: ['scripts/check-house.mjs', '--json'] }),
        ({ stdout }) => fromLastLine(stdout),
      ),
  },
  {
    name: 'contract',
    about: 'the catalogue of services against the sandbox',
    beside: true,
    async run(files = []) {
      const result = await vitest('contract', files);
      const [, counts = '', services = ''] = CALL_COUNTS.exec(result.output) ?? [];
      const each = services.split('\n').flatMap((line) => line.trim() || []);
      return { ...result, note: counts, lines: each.length ? [each.join(', ')] : [] };
    },
  },
  {
    name: 'build',
    about: 'both builds',
    beside: true,
    async run() {
      const results = await build({ quiet: true });
      const failed = results.filter(({ ok }) => !ok);
      return {
        passed: results.length - failed.length,
        failed: failed.length,
        skipped: 0,
        output: failed.map(({ name, output }) => `${name}:\n${output}`).join('\n'),
      };
    },
  },
  {
    name: 'unit',
    about: 'units of src and widgets, with coverage',
    async run(files) {
      if (files) return vitest('unit-*', files);
      // Coverage makes tests a fifth slower: it is that of the rules, by the tests that need no view. Side by side, as
      // either begins and ends with one core.
      const [rules, views] = await Promise.all([
        vitest(['unit-node', 'unit-rules'], ['--coverage']),
        vitest(['unit-dom', 'unit-dom-mocks', 'unit-react']),
      ]);
      const result = together(rules, views);
      const [errors] = /\d+ rows of errors, \d+ texts in two languages/.exec(result.output) ?? [];
      const [present] = /\d+ validators, \d+ constants, \d+ state sets present/.exec(result.output) ?? [];
      const notes = [present, errors, domainBranches()].filter(Boolean);
      return { ...result, note: notes.join(', ') };
    },
  },
  {
    name: 'silence',
    about:
      'main jobs and stories without a field of an answer, one at a time; with --turn a part of the widgets and fields',
    async run() {
      const result = await vitest('silence');
      const changes = [...result.output.matchAll(/, (\d+) changes, \d+ faults/g)];
      const count = changes.reduce((sum, [, number]) => sum + Number(number), 0);
      // Some widgets alone leave most rows unused, and most calls unasked.
      const isWhole = !takesTurn() && !process.env.VITRINE_WIDGET;
      const unused = isWhole ? unusedRows() : [];
      const unwalked = isWhole ? callProblems() : [];
      const output = [result.output, ...unused.map((row) => `explains nothing: ${row}`), ...unwalked].join(
        '\n',
      );
      return {
        ...add(add(result, one(unused.length === 0)), one(unwalked.length === 0)),
        tests: result.tests,
        output,
        note: `${count} changes`,
      };
    },
  },
  {
    name: 'generated',
    about: 'generated files are those the definitions give',
    run: () => check(['scripts/generate.mjs', '--check']),
  },
  {
    name: 'openapi',
    about: 'the OpenAPI documents of the services, linted by Redocly',
    async run() {
      const { failed, ...rest } = await lintOpenApi();
      return { ...rest, failed, skipped: 0, note: `${rest.passed + failed} documents` };
    },
  },
  {
    name: 'sizes',
    about: 'the ceilings in bytes of ten pages',
    needs: ['build'],
    run: () =>
      counted(
        () => ({ args: ['scripts/sizes.mjs', '--json', '--check'] }),
        ({ stdout }) => fromSizes(JSON.parse(stdout)),
      ),
  },
  {
    name: 'package',
    about: 'the npm package: what is packed, its types, projects that install it',
    needs: ['build', 'chromium'],
    run: () => playwright([], 'test/package/playwright.config.ts'),
  },
  {
    name: 'stories',
    about: 'the static Storybook: every story played and checked by axe, every page of documentation',
    needs: ['chromium'],
    async run(files) {
      const built = await check(['scripts/storybook.mjs', '--build']);
      if (built.failed) return built;
      if (!files) forgetReached('stories');
      const tested = await stories(files);
      return { ...tested, passed: tested.passed + built.passed };
    },
  },
  {
    name: 'e2e',
    about: 'end to end in a browser, on both builds',
    needs: ['build', 'chromium'],
    run(some) {
      if (some) return playwright(['--project', 'preact', '--grep', some.grep]);
      forgetReached('e2e');
      return playwright([], undefined, { [RECORD]: 'yes' }, (report) =>
        e2eProblems(report, 'preact', widgetSizes(root)),
      );
    },
  },
  {
    name: 'engines',
    about: "every widget's main job in Firefox and in WebKit, side by side; NOT RUN where they cannot be had",
    needs: ['build', 'engines'],
    async run(some) {
      const { found, notes } = await ensureEngines();
      if (found.length === 0) return { ...NOTHING, output: '', note: notes.join('; ') };
      const result = await playwright(
        [...found.flatMap((name) => ['--project', name]), ...(some ? ['--grep', some.grep] : [])],
        'test/engines/playwright.config.ts',
      );
      return { ...result, note: [result.note, ...notes].filter(Boolean).join('; ') };
    },
  },
  {
    name: 'calls',
    about: "the calls that visitors' acts reached in stories and end-to-end tests, and those that none did",
    async run() {
      const result = await counted(
        () => ({ args: ['scripts/reached-calls.mjs', '--check'] }),
        ({ stdout }) => fromLastLine(stdout),
      );
      return { ...result, lines: result.output.split('\n').filter((line) => /^\d+ calls/.test(line)) };
    },
  },
  {
    name: 'cms',
    about: 'dist/cms in a real WordPress and in real editors; takes some minutes and runs only if named',
    needs: ['build', 'chromium'],
    onlyNamed: true,
    run: runCms,
  },
  {
    name: 'heard',
    about:
      'facts of main jobs and refusals that Orca has to say, by keyboard in Firefox; runs only if named, before a release',
    needs: ['build'],
    onlyNamed: true,
    async run() {
      const { isFound, note = '' } = await ensureScreenReader();
      if (!isFound) return { ...NOTHING, output: '', note };
      return playwright([], 'test/heard/playwright.config.ts');
    },
  },
  {
    name: 'trees',
    about:
      "each story's names, roles and states in Chromium's and Firefox's own trees; with --turn a part; runs only if named",
    onlyNamed: true,
    async run() {
      const { isFound, note = '' } = await ensureTrees();
      if (!isFound) return { ...NOTHING, output: '', note };
      const built = await check(['scripts/storybook.mjs', '--build']);
      if (built.failed) return built;
      forgetTrees();
      const result = await playwright([], 'test/trees/playwright.config.ts');
      const unused = unusedTreeRows();
      const output = [result.output, ...unused.map((row) => `explains nothing: ${row}`)].join('\n');
      return { ...add(result, one(unused.length === 0)), tests: result.tests, output };
    },
  },
  {
    name: 'voice',
    about: 'what espeak-ng says of amounts, dates, codes and measures; NOT RUN where it cannot be had',
    async run() {
      const { isFound, note = '' } = await ensureVoice();
      return isFound ? vitest('voice') : { ...NOTHING, output: '', note };
    },
  },
  {
    name: 'serving',
    about: "what was built behind Debian's nginx and Caddy: headers, policies, changes; runs only if named",
    needs: ['build', 'chromium'],
    onlyNamed: true,
    run: runServing,
  },
];
