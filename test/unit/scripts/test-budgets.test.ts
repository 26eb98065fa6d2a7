import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#scripts/system/run.mjs';
import { countStories, e2eProblems, SIZES, sizeOf, storyFiles } from '#scripts/test/widget-budgets.mjs';

const names = readdirSync(join(root, 'widgets'));

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

  it('counts what a runner would run', () => {
    expect(
      countStories('export const A: Story = {\n};\nexport const B = story();\nexport const helper = 1;'),
    ).toBe(2);
  });

  it('has its tests end to end counted by the run itself', () => {
    const spec = (file: string, projects: string[]) => ({
      file,
      tests: projects.map((projectName) => ({ projectName })),
    });
    const both = ['preact', 'react'];
    const report = {
      suites: [
        {
          specs: [spec('widgets/a/a.spec.ts', both)],
          suites: [
            {
              specs: [
                spec('widgets/a/b.spec.ts', [...both, 'preact']),
                spec('widgets/gone/g.spec.ts', both),
                spec('page/p.spec.ts', both),
              ],
            },
          ],
        },
      ],
    };
    const widgets = (size: string) => ['a', 'b'].map((name) => ({ name, size }));
    expect(e2eProblems(report, 'preact', widgets('small'))).toEqual([
      'a: 3 tests, where 1 to 2 may be',
      'b: 0 tests, where 1 to 2 may be',
      'test/e2e/widgets/gone: there is no such widget',
    ]);
    expect(e2eProblems(report, 'react', widgets('small').slice(0, 1))).toEqual([
      'test/e2e/widgets/gone: there is no such widget',
    ]);
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
