import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/system/run.mjs';
import { changesOf, keepRun, readRuns } from '#scripts/test/step-times.mjs';
import * as timings from '#scripts/test/timings.mjs';

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

test('a step says how long it took beside the median of earlier runs', () => {
  const runs = [90, 100, 200].map((unit) => ({ at: '', load: 1, steps: { unit, house: 1 } }));
  expect(changesOf({ unit: 120, house: 3, e2e: 60 }, runs)).toEqual({ unit: '+20 % of 3' });
  expect(changesOf({ unit: 80 }, runs.slice(0, 1))).toEqual({ unit: '-11 % of 1' });
});

test('runs are kept, a file each, the latest twenty', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  try {
    expect(readRuns(join(folder, 'none'))).toEqual([]);
    for (let minute = 10; minute < 32; minute++)
      keepRun(folder, { at: `2026-11-29T10:${minute}:00.000Z`, load: 0, steps: { unit: minute } });
    writeFileSync(join(folder, 'broken.json'), '{');
    expect(readRuns(folder).map(({ steps }) => steps.unit)).toEqual(
      [...Array(20).keys()].map((at) => at + 12),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
