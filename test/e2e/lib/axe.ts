import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { Hono } from 'hono';

const PATH = '/axe.js';
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Serves axe. */
export const axeFile = () =>
  new Hono().get(PATH, (c) =>
    c.body(source, 200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600, immutable' }),
  );

/** Puts axe into the page unless it is there. As a file of its origin: sent by Playwright it takes half a second. */
export async function loadAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(async (path) => {
    if (!('axe' in globalThis)) await import(path).catch(() => {});
    return 'axe' in globalThis;
  }, PATH);
  // The page is offline, or a policy of a test forbids it.
  if (!isThere) await page.evaluate(source);
}
