import { readFileSync } from 'node:fs';
import { snippetCss } from '#element/snippet-css';
import { SIZED_PAGES } from '#scripts/lib/sized-pages.mjs';
import { expect, test } from '../lib/test';
import { editPage } from '../lib/test-server';

const { widgets } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as {
  widgets: Record<string, { shown: string[] }>;
};

/** What an author writes in a tag of these pages. */
const ATTRIBUTES: Record<string, string> = {
  'vt-configurator': 'model="pulse"',
  'vt-version-comparator': 'model="pulse"',
  'vt-lead-form': 'model="pulse"',
  'vt-funding-flow': 'terms-url="/termos.html"',
};

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    // On a fast connection the idle browser loads more.
    const slow = { saveData: true, effectiveType: '3g', downlink: 1 };
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => slow });
  }),
);

for (const [name, { tags }] of Object.entries(SIZED_PAGES)) {
  test(`a ${name} that is scrolled through and not touched loads what sizes counts, and then nothing`, async ({
    page,
    open,
  }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const [, file] = /\/vitrine\/(.*\.js)$/.exec(request.url()) ?? [];
      if (file) loaded.add(file);
    });
    const heights = snippetCss(tags.map((tag) => tag.slice('vt-'.length)));
    const markup = tags.map((tag) => `<${tag} ${ATTRIBUTES[tag] ?? ''}></${tag}>`).join('\n');
    editPage((html) => {
      return (
        html
          .replace(/<vt-lead-form.*<\/vt-lead-form>/s, markup)
          // Without the snippet's heights their table loads, and with accounts the visitor's own proposals.
          .replace('<script async', `<style>${heights}</style><script async`)
          .replace(/<meta name="vitrine:sign-in"[^>]*>/, '')
      );
    });
    await open('/lone/');
    for (const tag of tags) {
      await page.locator(tag).evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect(page.locator(`${tag}:state(ready)`)).toBeVisible();
      // Until all of it is there: an image that is scrolled past does not load.
      const missing = () => widgets[tag]?.shown.filter((file) => !loaded.has(file));
      await expect.poll(missing).toEqual([]);
    }
    const expected = [...new Set(tags.flatMap((tag) => widgets[tag]?.shown ?? []))].sort();
    await expect.poll(() => [...loaded].sort()).toEqual(expected);
    await page.waitForLoadState('networkidle');
    expect([...loaded].sort()).toEqual(expected);
  });
}
