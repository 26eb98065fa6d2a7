/** The steps of `npm test`, in their order. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build.mjs';
import {
  branchesBelow,
  fromLastLine,
  fromPlaywright,
  fromSizes,
  fromVitest,
  one,
  secondTries,
  settle,
} from './counts.mjs';
import { root, run, tool } from './run.mjs';

/**
 * @typedef {import('./counts.mjs').Counts & { output: string, note?: string, lines?: string[] }} Result
 *   output is what to show when something failed; note is a word for the step's line, lines come below it
 * @typedef {object} Step
 * @property {string} name
 * @property {string} about
 * @property {('build' | 'chromium')[]} [needs]
 * @property {() => Promise<Result>} run
 */

/** The most a step's program may take: far more than any needs, so that only one that hangs meets it. */
const TIMEOUT = 30 * 60_000;

/**
 * The most types the check may make. The catalogue's are inferred call by call and service by service; one type of all
 * of them would multiply this and choke editors. Raise it with a reason.
 */
const MAX_INSTANTIATIONS = 3_000_000;

/** What the contract tests print of the catalogue: how many calls, then a line for each service. */
const CALL_COUNTS = /(\d+ calls \(\d+ ours\) of \d+ services):\n((?: {2}[\w-]+ \d+\n)+)/;

const ENV = {
  // Without it, runners update snapshots, reuse a server that happens to run, and let a test.only through.
  CI: process.env.CI || 'true',
  // A NODE_ENV from outside would give React's production build, which cannot be tested.
  NODE_ENV: undefined,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

/** @param {string[]} args @param {Record<string, string>} [env] */
const node = (args, env) => run(process.execPath, args, { timeout: TIMEOUT, env: { ...ENV, ...env } });

/** How much of the rules their tests reach; nothing where the run was stopped before it was written. */
function domainBranches() {
  const path = join(root, '.cache/coverage/coverage-summary.json');
  return existsSync(path) && branchesBelow(JSON.parse(readFileSync(path, 'utf8')), 'src/domain/');
}

/** A program that is one check. @param {string[]} args @returns {Promise<Result>} */
async function check(args) {
  const { code, output } = await node(args);
  return { ...one(code === 0), output };
}

/**
 * A program that reports counts.
 * @param {(folder: string) => { args: string[], env?: Record<string, string> }} command gets a folder of its own
 * @param {(report: { stdout: string, read: (name: string) => any }) => import('./counts.mjs').Counts} count
 * @returns {Promise<Result>}
 */
async function counted(command, count) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  try {
    const { args, env } = command(folder);
    const { code, output, stdout } = await node(args, env);
    let counts;
    try {
      counts = count({ stdout, read: (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) });
    } catch {
      // Without a readable report the step crashed; settle() says so.
    }
    const { why, ...settled } = settle(counts, code);
    return { ...settled, output: why ? `${output}\n${why}\n` : output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} project @param {string[]} more */
const vitest = (project, ...more) =>
  counted(
    (folder) => ({
      args: [
        tool('vitest'),
        ...['run', '--project', project, ...more],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${join(folder, 'report.json')}`],
      ],
    }),
    ({ read }) => fromVitest(read('report.json')),
  );

/** @type {Step[]} */
export const steps = [
  {
    name: 'lint',
    about: 'format and lint, by biome',
    run: () =>
      check([tool('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '--max-diagnostics=none']),
  },
  {
    name: 'types',
    about: 'the type check, and what it costs',
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
    about: 'the floors of the house: who may import what',
    run: () =>
      counted(
        () => ({ args: ['scripts/check-house.mjs', '--json'] }),
        ({ stdout }) => fromLastLine(stdout),
      ),
  },
  {
    name: 'unit',
    about: 'units of src and widgets, with coverage',
    async run() {
      const result = await vitest('unit-*', '--coverage');
      const [errors] = /\d+ rows of errors, \d+ texts in two languages/.exec(result.output) ?? [];
      const [present] = /\d+ validators, \d+ constants, \d+ state sets present/.exec(result.output) ?? [];
      const notes = [present, errors, domainBranches()].filter(Boolean);
      return { ...result, note: notes.join(', ') };
    },
  },
  {
    name: 'contract',
    about: 'the catalogue of services against the sandbox',
    async run() {
      const result = await vitest('contract');
      const [, counts = '', services = ''] = CALL_COUNTS.exec(result.output) ?? [];
      const each = services.split('\n').flatMap((line) => line.trim() || []);
      return { ...result, note: counts, lines: each.length ? [each.join(', ')] : [] };
    },
  },
  {
    name: 'build',
    about: 'both builds',
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
    name: 'generated',
    about: 'generated files are those the definitions give',
    run: () => check(['scripts/generate.mjs', '--check']),
  },
  {
    name: 'sizes',
    about: 'byte budgets of what is built',
    needs: ['build'],
    run: () =>
      counted(
        () => ({ args: ['scripts/sizes.mjs', '--json', '--check'] }),
        ({ stdout }) => fromSizes(JSON.parse(stdout)),
      ),
  },
  {
    name: 'stories',
    about: 'every story as a test, with accessibility',
    needs: ['chromium'],
    run: () => vitest('stories'),
  },
  {
    name: 'storybook',
    about: 'the static Storybook, every story opened in a browser',
    needs: ['chromium'],
    async run() {
      const built = await check(['scripts/storybook.mjs', '--build']);
      if (built.failed) return built;
      const smoke = await counted(
        () => ({ args: ['scripts/storybook-smoke.mjs', '--json'] }),
        ({ stdout }) => fromLastLine(stdout),
      );
      return { ...smoke, passed: smoke.passed + built.passed };
    },
  },
  {
    name: 'e2e',
    about: 'end to end in a browser, on both builds',
    needs: ['build', 'chromium'],
    run: () =>
      counted(
        (folder) => ({
          args: [
            tool('@playwright/test', 'playwright'),
            'test',
            '-c',
            'test/e2e/playwright.config.ts',
            '--reporter=list,json',
          ],
          env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, 'report.json') },
        }),
        ({ read }) => {
          const report = read('report.json');
          for (const title of secondTries(report)) console.log(`  passed at the second try only: ${title}`);
          return fromPlaywright(report);
        },
      ),
  },
];
