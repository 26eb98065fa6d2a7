import { readFileSync } from 'node:fs';
import { quiet } from '../lib/noise';
import { expect, test } from '../lib/test';
import { editPage } from '../lib/test-server';
import { MARKUP } from '../lib/visits';

interface Declared {
  modules: { declarations?: { tagName?: string; metadata?: { needs: string[] } }[] }[];
}
const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as Declared;

/** Tags that need services or the page's brand. */
const NEEDY = modules
  .flatMap(({ declarations = [] }) => declarations)
  .flatMap(({ tagName, metadata }) => (tagName && metadata?.needs.length ? [tagName] : []));

test("without the page's metadata every widget that needs them shows its children", async ({
  page,
  open,
  noise,
}) => {
  editPage((html) => {
    const bare = html.replace(/<meta name="vitrine:[^>]*>/g, '');
    return bare.replace(/<vt-[\s\S]*<\/vt-[\w-]+>/, '');
  });
  await page.addInitScript(() => {
    const failed: string[] = [];
    Object.assign(globalThis, { failed });
    addEventListener('vt-widget-failed', (event) => {
      event.preventDefault();
      failed.push((event.target as Element).localName);
    });
  });
  await open('/lone/', { wait: false });
  await page.evaluate((markup) => {
    const main = document.querySelector('main') as Element;
    main.append(document.createRange().createContextualFragment(markup.join('')));
  }, MARKUP);
  expect(NEEDY).toContain('vt-funding-flow');
  const failed = () => page.evaluate(() => (globalThis as unknown as { failed: string[] }).failed);
  await expect.poll(async () => (await failed()).sort()).toEqual(NEEDY.sort());
  for (const tag of NEEDY) {
    const widget = page.locator(`main > ${tag}`);
    expect(await widget.evaluate((element) => element.matches(':state(failed)'))).toBe(true);
    await expect(widget.locator('> a')).toBeVisible();
    expect(await widget.evaluate((element) => element.shadowRoot?.querySelector('.vt') ?? null)).toBeNull();
  }
  // The author reads which metadata are missing, once for all widgets.
  expect(noise.filter((text) => text.includes('vitrine:service:financing'))).toHaveLength(1);
  quiet(noise, /^\[vitrine\] <meta name="vitrine:[\w:-]+">: is missing; write /);
});
