import { readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { startServer } from '#demo-pages/server';

const PACKAGES = resolve('.cache/cms/editors/node_modules');
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

interface Fixtures {
  /** Opens an empty page with /packages/, the editors' files, and /vitrine/, the build. */
  openEditorPage(head: string): Promise<Page>;
}

export const test = base.extend<Fixtures, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const server = await startServer({ port: 0 });
      await use(`http://127.0.0.1:${server.port}`);
      await server.close();
    },
    { scope: 'worker' },
  ],
  openEditorPage: async ({ page, origin }, use) => {
    await page.route(`${origin}/packages/**`, (route) => {
      const path = join(PACKAGES, new URL(route.request().url()).pathname.replace('/packages/', ''));
      return route.fulfill({ body: readFileSync(path), contentType: TYPES[extname(path)] ?? 'text/plain' });
    });
    await use(async (head) => {
      await page.route(`${origin}/editor`, (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><html lang="pt-BR"><head><title>Editor</title>${head}</head><body><div id="place"></div></body></html>`,
        }),
      );
      await page.goto(`${origin}/editor`);
      return page;
    });
  },
});

/**
 * Returns what is in HTML, without its white space: parent, name and sorted attributes of each element; without the ids
 * that CKEditor gives to items of lists.
 */
export const elementsOf = (page: Page, html: string) =>
  page.evaluate(
    (text) =>
      [...new DOMParser().parseFromString(text, 'text/html').body.querySelectorAll('*')].map((one) => [
        one.parentElement?.localName,
        one.localName,
        ...[...one.attributes]
          .filter(({ name }) => name !== 'data-list-item-id')
          .map(({ name, value }) => `${name}=${value}`)
          .sort(),
      ]),
    html,
  );
