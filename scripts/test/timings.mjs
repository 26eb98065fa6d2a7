/** Durations of the steps and their tests, for the end of the run. */
import { relative } from 'node:path';
import { root } from '../system/run.mjs';

/** @typedef {{ name: string, seconds: number }} Timing */

/** @param {any} report vitest's JSON report @returns {Timing[]} */
export const vitestTimings = ({ testResults }) =>
  testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ test) => ({
      name: `${relative(root, file.name).replaceAll('\\', '/')}: ${test.fullName}`,
      seconds: (test.duration ?? 0) / 1000,
    })),
  );

/** Sums up all tries of a test. @param {any} report Playwright's JSON report @returns {Timing[]} */
export const playwrightTimings = ({ suites = [] }) =>
  suites.flatMap((/** @type {any} */ suite) => [
    ...playwrightTimings(suite),
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests.map((/** @type {any} */ test) => ({
        name: `${spec.file}: ${spec.title} (${test.projectName})`,
        seconds:
          test.results.reduce(
            (/** @type {number} */ sum, /** @type {any} */ each) => sum + each.duration,
            0,
          ) / 1000,
      })),
    ),
  ]);

/** @param {Timing[]} timings @param {number} count @returns {Timing[]} the longest first */
export const slowest = (timings, count) => [...timings].sort((a, b) => b.seconds - a.seconds).slice(0, count);

/** What a test's name begins with: its file, or the title of its stories. */
const FILE = /^.*?(?=: | \/ )/;

/** Returns the seconds of all tests of a file together. @param {Timing[]} timings @returns {Timing[]} */
export function filesOf(timings) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { name, seconds } of timings) {
    const [file = name] = FILE.exec(name) ?? [];
    sums.set(file, (sums.get(file) ?? 0) + seconds);
  }
  return [...sums].map(([name, seconds]) => ({ name, seconds }));
}

/** @param {Timing[]} timings @returns {string[]} a line each, seconds aligned */
export const timingLines = (timings) =>
  timings.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`);
