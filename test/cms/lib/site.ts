import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { runInSite, type Site } from '#scripts/cms/wordpress-site.mjs';

interface Fixtures {
  site: Site & { services: string };
  /** Signs a user in. */
  signIn(who: 'admin' | 'author'): Promise<void>;
  /** Publishes a post through the REST API as the signed-in user; returns its address and its stored content. */
  publish(content: string): Promise<{ id: number; address: string; stored: string }>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  site: async ({}, use) => {
    await use(JSON.parse(process.env.VITRINE_CMS ?? ''));
  },
  signIn: async ({ page, site }, use) => {
    await use(async (who) => {
      const login = `${site.address}/wp-login.php`;
      await page.context().clearCookies();
      await page.request.get(login);
      const { user: log, password: pwd } = site[who];
      const answer = await page.request.post(login, { form: { log, pwd, testcookie: '1' } });
      expect(answer.url()).toContain('/wp-admin/');
    });
  },
  publish: async ({ page, site }, use) => {
    await use(async (content) => {
      const nonce = await page.request.get(`${site.address}/wp-admin/admin-ajax.php?action=rest-nonce`);
      const answer = await page.request.post(`${site.address}/?rest_route=/wp/v2/posts&context=edit`, {
        headers: { 'x-wp-nonce': await nonce.text() },
        data: { title: 'Post', content, status: 'publish' },
      });
      expect(answer.status(), await answer.text()).toBe(201);
      const { id, link, content: stored } = await answer.json();
      return { id, address: link, stored: stored.raw };
    });
  },
});

/** Runs a script of test/cms/site. */
export const inSite = (site: Site, script: string, input?: unknown) =>
  runInSite(site.folder, join('test/cms/site', script), input);

/** Resolves when a widget is ready; elements without states, when they have content of their own. */
export const expectReady = (element: Locator): Promise<void> =>
  expect
    .poll(() =>
      element.evaluate(
        (each) =>
          Boolean(customElements.get(each.localName)) &&
          Boolean(each.shadowRoot?.hasChildNodes()) &&
          !each.matches(':state(loading), :state(failed)') &&
          (each.matches(':state(ready)') || 'updateComplete' in each),
      ),
    )
    .toBe(true);

/** Opens a post in the block editor, without its welcome guide. */
export async function openEditor(page: Page, address: string, id: number): Promise<void> {
  await page.goto(`${address}/wp-admin/post.php?post=${id}&action=edit`);
  await page.waitForFunction(() => 'wp' in window && document.querySelector('.edit-post-layout'));
  await page.evaluate(`for (const [name, value] of [['welcomeGuide', false], ['fullscreenMode', false]])
    wp.data.dispatch('core/preferences').set('core/edit-post', name, value);`);
}

/** Resolves to the frame of the block's preview: in the page, or in the canvas that newer editors have in a frame. */
export async function previewIn(page: Page): Promise<Locator> {
  const canvas = page.locator('iframe[name="editor-canvas"]');
  const inPage = page.locator('.vitrine-preview iframe');
  const inCanvas = canvas.contentFrame().locator('.vitrine-preview iframe');
  const found = async () => {
    if ((await inPage.count()) > 0) return 'page';
    return (await canvas.count()) > 0 && (await inCanvas.count()) > 0 ? 'canvas' : '';
  };
  await expect.poll(found).not.toBe('');
  return (await found()) === 'page' ? inPage : inCanvas;
}

export { expect };
