import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, tool } from '#scripts/system/run.mjs';
import { countByWidget, countStories, SIZES, sizeOf, storyFiles } from '#scripts/test/widget-budgets.mjs';

const names = readdirSync(join(root, 'widgets'));

/** What Playwright would run on the build that ships. */
const listed = () => {
  // Only these files: others read what is built, which may not be there yet.
  const args = [
    'test',
    '-c',
    'test/e2e/playwright.config.ts',
    'test/e2e/widgets',
    '--list',
    '--project=preact',
  ];
  const text = execFileSync(
    process.execPath,
    [tool('@playwright/test', 'playwright'), ...args, '--reporter=json'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 },
  );
  return countByWidget(JSON.parse(text));
};

/** Lines of the tests that wait for a time instead of for what they wait for. */
const WAITS = /waitForTimeout\(|setTimeout\([^;]*?,\s*(\d[\d_]*)/g;
const LONGEST = 200;
const sleepsIn = (text: string) =>
  [...text.matchAll(WAITS)]
    .filter(([, ms]) => !ms || Number(ms.replaceAll('_', '')) > LONGEST)
    .map(([all]) => all);

/** All but the benchmarks, which measure time, and this file, which names what it looks for. */
const sources = ['test', 'stories', 'scripts/scaffold/templates'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/^test\/bench|test-budgets\.test/.test(path)),
);

describe('a widget has no more tests in a browser than its size allows', () => {
  it.each(names)('%s: its stories', (name) => {
    const size = sizeOf(name, root);
    expect(Object.keys(SIZES)).toContain(size);
    const texts = storyFiles(name, root).map((path) => readFileSync(join(root, path), 'utf8'));
    const count = texts.reduce((sum, text) => sum + countStories(text), 0);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(SIZES[size]?.stories ?? 0);
  });

  it('its tests end to end', () => {
    const counts = listed();
    const over = names.flatMap((name) => {
      const count = counts.get(name) ?? 0;
      const most = SIZES[sizeOf(name, root)]?.e2e ?? 0;
      return count > 0 && count <= most ? [] : `${name}: ${count}, where 1 to ${most} may be`;
    });
    expect(over).toEqual([]);
    expect([...counts.keys()].filter((name) => !names.includes(name))).toEqual([]);
    // Another program compiles every test for it, beside all that a busy machine does.
  }, 180_000);

  it('counts what a runner would run', () => {
    expect(
      countStories('export const A: Story = {\n};\nexport const B = story();\nexport const helper = 1;'),
    ).toBe(2);
    const spec = (file: string, tests: number) => ({ file, tests: Array(tests).fill({}) });
    const report = {
      suites: [
        {
          specs: [spec('widgets/a/a.spec.ts', 1)],
          suites: [{ specs: [spec('widgets/a/b.spec.ts', 2), spec('page/p.spec.ts', 4)] }],
        },
      ],
    };
    expect(countByWidget(report)).toEqual(new Map([['a', 3]]));
  });
});

describe('no test sleeps', () => {
  it('nor waits for a time', () => {
    const sleeping = sources.flatMap((path) =>
      sleepsIn(readFileSync(join(root, path), 'utf8')).map((line) => `${path}: ${line}`),
    );
    expect(sources.length).toBeGreaterThan(300);
    expect(sleeping).toEqual([]);
  });

  it('finds those that do', () => {
    expect(sleepsIn('await page.waitForTimeout(10);')).toHaveLength(1);
    expect(sleepsIn('await new Promise((go) => setTimeout(go, 1_500));')).toHaveLength(1);
    expect(sleepsIn('await new Promise((go) => setTimeout(go, 200)); test.setTimeout(90_000);')).toEqual([]);
    expect(sleepsIn('advance(900); setTimeout(go);')).toEqual([]);
  });
});
