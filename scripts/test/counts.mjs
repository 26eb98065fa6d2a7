/** Reads the runners' reports as the three numbers of the last line. */

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {Counts} a @param {Counts} b @returns {Counts} */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** The counts of a single check. @param {boolean} ok @returns {Counts} */
export const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/** @param {Counts} counts */
export const say = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** @param {unknown} value @returns {number} */
function number(value) {
  if (typeof value !== 'number') throw new Error('the report lacks a number');
  return value;
}

/**
 * Counts of vitest's JSON report. A file that could not be loaded has no tests and counts as one failure.
 * @param {any} report @returns {Counts}
 */
export function fromVitest(report) {
  /** @param {any} file */
  const brokenFile = (file) =>
    file.status === 'failed' &&
    !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed');
  return {
    passed: number(report.numPassedTests),
    failed: number(report.numFailedTests) + report.testResults.filter(brokenFile).length,
    skipped: number(report.numPendingTests) + number(report.numTodoTests),
  };
}

/**
 * Counts of Playwright's JSON report. A test that passed on retry counts as passed; the step names it. Stopping
 * after too many failures is not a failure of its own.
 * @param {any} report @returns {Counts}
 */
export function fromPlaywright({ stats, errors = [] }) {
  const others = errors.filter((/** @type {any} */ { message }) => !/^Testing stopped early/.test(message));
  return {
    passed: number(stats.expected) + number(stats.flaky),
    failed: number(stats.unexpected) + others.length,
    skipped: number(stats.skipped),
  };
}

/**
 * Returns the number of tests in Playwright's JSON report that were interrupted after too many failures. Playwright
 * counts them as skipped.
 * @param {any} report @returns {number}
 */
export const notRun = ({ suites = [] }) =>
  suites.reduce((/** @type {number} */ sum, /** @type {any} */ suite) => {
    const tests = (suite.specs ?? []).flatMap((/** @type {any} */ spec) => spec.tests);
    const unfinished = tests.filter((/** @type {any} */ test) =>
      test.results.every((/** @type {any} */ result) => result.status === 'interrupted'),
    );
    return sum + notRun(suite) + unfinished.length;
  }, 0);

/** Colours of a terminal. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');
/** Characters of a message that tell what differs. */
const TOLD = 300;

/** What a test's first try failed with, on one line. @param {any} test @returns {string} */
const firstError = ({ results = [] }) =>
  (results[0]?.error?.message ?? 'no message').replace(COLOURS, '').replace(/\s+/g, ' ').slice(0, TOLD);

/**
 * Returns the titles of the tests that passed only on retry, each with the reason of its first failure.
 * @param {any} report Playwright's JSON report @returns {string[]}
 */
export function secondTries({ suites = [] }) {
  return suites.flatMap((/** @type {any} */ { specs = [], ...suite }) => [
    ...secondTries(suite),
    ...specs.flatMap((/** @type {any} */ { file, title, tests }) =>
      tests
        .filter((/** @type {any} */ { status }) => status === 'flaky')
        .map((/** @type {any} */ test) => `${file}: ${title}: ${firstError(test)}`),
    ),
  ]);
}

/**
 * Counts of the sizes table: a row without a budget has no `ok` and is not a check.
 * @param {any} report @returns {Counts}
 */
export function fromSizes({ rows }) {
  const checks = rows.filter((/** @type {any} */ row) => typeof row.ok === 'boolean');
  const passed = checks.filter((/** @type {any} */ row) => row.ok).length;
  return { passed, failed: checks.length - passed, skipped: 0 };
}

/**
 * Returns the covered branches of a folder from a coverage summary: '503 of 503 branches of src/domain/'.
 * @param {Record<string, { branches: { covered: number, total: number } }>} summary by path @param {string} folder
 */
export function branchesBelow(summary, folder) {
  const files = Object.entries(summary).filter(([path]) => path.replaceAll('\\', '/').includes(`/${folder}`));
  /** @param {'covered' | 'total'} key */
  const sum = (key) => files.reduce((all, [, { branches }]) => all + branches[key], 0);
  return `${sum('covered')} of ${sum('total')} branches of ${folder}`;
}

/**
 * Counts of our own scripts' last line. @param {string} stdout @returns {Counts}
 */
export function fromLastLine(stdout) {
  const { passed, failed, skipped } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  return { passed: number(passed), failed: number(failed), skipped: number(skipped) };
}

/**
 * Returns a step's counts from its report and its exit code: a runner that failed
 * without a failed test (a crash, a threshold, an unhandled error), or that ran no tests, is a failure.
 * @param {Counts | undefined} counts undefined when there was no readable report
 * @param {number} code the runner's exit code
 * @returns {Counts & { why?: string }}
 */
export function settle(counts, code) {
  if (!counts) return { ...one(false), why: `no report, and exit code ${code}` };
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, why: 'nothing was run' };
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1, why: `exit code ${code}` };
  return counts;
}
