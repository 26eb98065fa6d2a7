import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { playStory } from '../../scripts/test/stories/page.mjs';
import { inTurn } from '../../scripts/test/turn.mjs';
import { COMPARED, reasonOf, USED } from './lib/allowed';
import { differences } from './lib/compare';
import type { Desktop, TreeNode } from './lib/desktop';
import { readStories } from './lib/stories';
import { TITLE, test } from './lib/test';

/** Axe has its own run. */
const NOT_CHECKED = 'axe did not check it';

async function play(page: Page, id: string): Promise<string[]> {
  const problems = await page.evaluate(playStory, id);
  await page.evaluate((title) => {
    document.title = title;
  }, TITLE);
  return problems.filter((each) => each !== NOT_CHECKED);
}

type Trees = [chromium: TreeNode[], firefox: TreeNode[]];

/** Reads both trees until they have been the same twice: browsers make them a moment after the page. */
async function settledTrees(desktop: Desktop): Promise<Trees> {
  let trees: Trees | undefined;
  const isSettled = async () => {
    const before = JSON.stringify(trees);
    const [chromium, firefox] = [await desktop.read('chromium', TITLE), await desktop.read('firefox', TITLE)];
    trees = chromium && firefox ? [chromium, firefox] : undefined;
    return trees !== undefined && JSON.stringify(trees) === before;
  };
  await expect.poll(isSettled, { timeout: 30_000 }).toBe(true);
  return trees as Trees;
}

mkdirSync(dirname(USED), { recursive: true });

for (const { id } of inTurn(readStories())) {
  test(id, async ({ pair: { desktop, pages } }) => {
    const problems = await Promise.all(Object.values(pages).map((page) => play(page, id)));
    const found = differences(...(await settledTrees(desktop))).map((each) => ({
      ...each,
      reason: reasonOf(each),
    }));
    appendFileSync(COMPARED, `${id}\n`);
    for (const { reason } of found) if (reason) appendFileSync(USED, `${reason}\n`);
    const unexplained = found.filter(({ reason }) => !reason).map(({ kind, at }) => `${kind}: ${at}`);
    expect([...problems.flat(), ...unexplained]).toEqual([]);
  });
}
