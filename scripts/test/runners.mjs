/** Runs the programs of the steps of `npm test`, and reads their reports. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, tool } from '../system/run.mjs';
import { add, fromPlaywright, fromVitest, notRun, one, secondTries, settle } from './counts.mjs';
import { RECORD } from './reached-calls.mjs';
import { playwrightTimings, vitestTimings } from './timings.mjs';

/**
 * @typedef {{ tests?: import('./timings.mjs').Timing[], note?: string, lines?: string[] }} Details
 *   note is added to the step's line, lines are printed below it
 * @typedef {import('./counts.mjs').Counts & Details} Report
 * @typedef {Report & { output: string }} Result output is shown after a failure
 */

/** Timeout of a step's program: far more than any needs, so that only a hanging one reaches it. */
const TIMEOUT = 30 * 60_000;

const ENV = {
  // Without it, runners update snapshots, reuse a running server, and accept a test.only.
  CI: process.env.CI || 'true',
  // A NODE_ENV of the environment could select React's production build, which cannot be tested.
  NODE_ENV: undefined,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

/** Whether each runner stops at its first failure (`npm test -- --bail`). */
let bail = false;
export const endAtFirstFailure = () => {
  bail = true;
};

/** @param {string[]} args @param {Record<string, string>} [env] */
const node = (args, env) => run(process.execPath, args, { timeout: TIMEOUT, env: { ...ENV, ...env } });

/** Runs a program that counts as one check. @param {string[]} args @returns {Promise<Result>} */
export async function check(args) {
  const { code, output } = await node(args);
  return { ...one(code === 0), output };
}

/**
 * Runs a program that reports counts.
 * @param {(folder: string) => { args: string[], env?: Record<string, string> }} command gets its own folder
 * @param {(report: { stdout: string, read: (name: string) => any }) => Report} count
 * @returns {Promise<Result>}
 */
export async function counted(command, count) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  try {
    const { args, env } = command(folder);
    const { code, output, stdout } = await node(args, env);
    let counts;
    try {
      counts = count({ stdout, read: (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) });
    } catch {
      // Without a readable report the step has crashed, which settle() reports.
    }
    const { why, ...settled } = settle(counts, code);
    return { ...settled, output: why ? `${output}\n${why}\n` : output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string | readonly string[]} projects @param {readonly string[]} [more] @param {Record<string, string>} [env] */
export const vitest = (projects, more = [], env = {}) =>
  counted(
    (folder) => ({
      args: [
        // Tests of views make much garbage that is young: a tenth less CPU time.
        '--max-semi-space-size=64',
        tool('vitest'),
        'run',
        ...[projects].flat().flatMap((name) => ['--project', name]),
        ...more,
        ...(bail ? ['--bail=1'] : []),
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${join(folder, 'report.json')}`],
      ],
      env,
    }),
    ({ read }) => {
      const report = read('report.json');
      return { ...fromVitest(report), tests: vitestTimings(report) };
    },
  );

/** @param {string[]} titles @returns {string[]} */
const secondTryLines = (titles) => titles.map((title) => `passed at the second try only: ${title}`);

/** @param {number} left @param {number} failures @returns {string} */
const notRunNote = (left, failures) => (left ? `${left} not run after ${failures} failures` : '');

/** Tests the stories of the static Storybook. @param {string[]} [files] only those of some story files */
export const stories = (files = []) =>
  counted(
    (folder) => ({
      args: [
        'scripts/test-stories.mjs',
        ...['--report', join(folder, 'report.json')],
        ...(bail ? ['--bail'] : []),
        ...files.flatMap((file) => ['--file', file]),
      ],
      ...(files.length === 0 && { env: { [RECORD]: 'yes' } }),
    }),
    ({ read }) => {
      const { passed, failed, skipped, tests, secondTries: titles } = read('report.json');
      const note = notRunNote(skipped, failed);
      return { passed, failed, skipped, tests, note, lines: secondTryLines(titles) };
    },
  );

/**
 * Runs the end-to-end tests.
 * @param {string[]} [more] further arguments of Playwright @param {string} [config] @param {Record<string, string>} [env]
 * @param {(report: any) => string[]} [inspect] returns what is wrong with the report itself, as a further check
 */
export const playwright = (more = [], config = 'test/e2e/playwright.config.ts', env = {}, inspect) =>
  counted(
    (folder) => ({
      args: [
        tool('@playwright/test', 'playwright'),
        ...['test', '-c', config, '--reporter=list,json'],
        ...(bail ? ['-x'] : []),
        ...more,
      ],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, 'report.json') },
    }),
    ({ read }) => {
      const report = read('report.json');
      const problems = inspect?.(report) ?? [];
      const counts = fromPlaywright(report);
      return {
        ...(inspect ? add(counts, one(problems.length === 0)) : counts),
        tests: playwrightTimings(report),
        note: notRunNote(notRun(report), report.config.maxFailures),
        lines: [...problems, ...secondTryLines(secondTries(report))],
      };
    },
  );
