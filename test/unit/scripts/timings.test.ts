import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/lib/run.mjs';
import * as timings from '#scripts/lib/timings.mjs';

test('vitest: each test by its file from the root', () => {
  const assertionResults = [{ fullName: 'rule holds', duration: 1500 }, { fullName: 'rule waits' }];
  const testResults = [{ name: join(root, 'test/unit/rule.test.ts'), assertionResults }];
  expect(timings.vitestTimings({ testResults })).toEqual([
    { name: 'test/unit/rule.test.ts: rule holds', seconds: 1.5 },
    { name: 'test/unit/rule.test.ts: rule waits', seconds: 0 },
  ]);
});

test('Playwright: all tries of a test together, in nested suites too', () => {
  const tests = [{ projectName: 'preact', results: [{ duration: 1000 }, { duration: 500 }] }];
  const suites = [{ suites: [{ specs: [{ file: 'a.spec.ts', title: 'opens', tests }] }] }];
  expect(timings.playwrightTimings({ suites })).toEqual([
    { name: 'a.spec.ts: opens (preact)', seconds: 1.5 },
  ]);
});

test('the longest come first', () => {
  const all = [1, 3, 2].map((seconds) => ({ name: `${seconds}`, seconds }));
  expect(timings.slowest(all, 2).map(({ seconds }) => seconds)).toEqual([3, 2]);
  expect(timings.timingLines(all.slice(0, 1))).toEqual(['     1.0 s  1']);
});

test('a file takes as long as its tests together', () => {
  const names = [
    'e2e  a.spec.ts: opens',
    'e2e  a.spec.ts: shuts',
    'stories  Kit/Tabs / Long (kit-tabs--long)',
    'b',
  ];
  const all = names.map((name) => ({ name, seconds: 2 }));
  expect(timings.filesOf(all)).toEqual([
    { name: 'e2e  a.spec.ts', seconds: 4 },
    { name: 'stories  Kit/Tabs', seconds: 2 },
    { name: 'b', seconds: 2 },
  ]);
});
