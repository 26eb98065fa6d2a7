// @vitest-environment node
import { describe, expect, test } from 'vitest';
import * as counts from '#scripts/test/counts.mjs';

const vitest = (changes: object) => ({
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
  ...changes,
});

describe('what the runners report', () => {
  test('vitest: what is pending or to do was skipped', () => {
    expect(counts.fromVitest(vitest({}))).toEqual({ passed: 2, failed: 0, skipped: 2 });
  });

  test('vitest: a file that could not be loaded has failed', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(counts.fromVitest(vitest({ testResults })).failed).toBe(1);
  });

  test('vitest: a failed test is not counted again with its file', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
    expect(counts.fromVitest(vitest({ numFailedTests: 1, testResults })).failed).toBe(1);
  });

  test('Playwright: a second try counts and is named, an error outside of tests is failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
    expect(counts.fromPlaywright({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 2, skipped: 3 });
    const spec = (title: string, status: string, results: object[]) => ({
      ...{ file: 'a.spec.ts', title, tests: [{ status, results }] },
    });
    const late = { error: { message: '\u001b[2mtoo\u001b[22m late\n  Received: 3' } };
    const suites = [
      {
        specs: [spec('steady', 'expected', [{}])],
        suites: [{ specs: [spec('shaky', 'flaky', [late, {}]), spec('odd', 'flaky', [{}, {}])] }],
      },
    ];
    expect(counts.secondTries({ suites })).toEqual([
      'a.spec.ts: shaky: too late Received: 3',
      'a.spec.ts: odd: no message',
    ]);
  });

  test('Playwright: what too many failures left out is counted by itself', () => {
    const spec = (...statuses: string[]) => ({
      tests: [{ results: statuses.map((status) => ({ status })) }],
    });
    const suites = [
      { specs: [spec('passed'), spec()], suites: [{ specs: [spec('interrupted'), spec('failed')] }] },
    ];
    expect(counts.notRun({ suites })).toBe(2);
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 2 };
    const errors = [{ message: 'Testing stopped early after 1 maximum allowed failures.' }];
    expect(counts.fromPlaywright({ stats, errors })).toEqual({ passed: 1, failed: 1, skipped: 2 });
  });

  test('sizes: a row without a budget is no check', () => {
    const rows = [{ entry: 'a', ok: true }, { entry: 'b', ok: false }, { entry: 'c' }];
    expect(counts.fromSizes({ rows })).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  test('our own scripts: the last line', () => {
    expect(counts.fromLastLine('a word\n{"passed":3,"failed":0,"skipped":1}\n')).toEqual({
      passed: 3,
      failed: 0,
      skipped: 1,
    });
  });

  test.each([
    () => counts.fromVitest({}),
    () => counts.fromPlaywright({ stats: {} }),
    () => counts.fromLastLine(''),
    () => counts.fromLastLine('{"passed":1}'),
  ])('a report without numbers is none', (read) => {
    expect(read).toThrow();
  });
});

describe('what a step counts for', () => {
  test('a step without a report has failed', () => {
    expect(counts.settle(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('a step that ran nothing has failed', () => {
    expect(counts.settle({ passed: 0, failed: 0, skipped: 0 }, 0).failed).toBe(1);
    expect(counts.settle({ passed: 0, failed: 0, skipped: 4 }, 0)).toMatchObject({ failed: 1, skipped: 4 });
  });

  test('a runner that failed without a failed test has failed', () => {
    expect(counts.settle({ passed: 3, failed: 0, skipped: 0 }, 1)).toMatchObject({ passed: 3, failed: 1 });
  });

  test('the rest is what the runner says', () => {
    expect(counts.settle({ passed: 3, failed: 2, skipped: 1 }, 1)).toEqual({
      passed: 3,
      failed: 2,
      skipped: 1,
    });
  });
});

test('branches are counted below one folder, whatever its slashes', () => {
  const of = (covered: number, total: number) => ({ branches: { covered, total } });
  const summary = {
    total: of(9, 99),
    '/a/src/domain/b.ts': of(1, 2),
    'C:\\src\\domain\\c.ts': of(3, 3),
    '/a/src/ui/d.ts': of(5, 8),
  };
  expect(counts.branchesBelow(summary, 'src/domain/')).toBe('4 of 5 branches of src/domain/');
});
