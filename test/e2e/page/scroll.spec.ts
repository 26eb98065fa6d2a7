import type { Page } from '@playwright/test';
import { builtFile, holds } from '../lib/built-file';
import { quiet } from '../lib/noise';
import { expect, test } from '../lib/test';

const isBehaviours = holds('src/element/page-behaviours.ts');

/** They load with the pointer; resolves when they run. */
async function loadBehaviours(page: Page): Promise<void> {
  let url: string | undefined;
  // Moves until the loader listens; something else may have loaded them before.
  await expect(async () => {
    await page.mouse.move(200, 200);
    await page.mouse.move(20, 20);
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    url = files.find((name) => isBehaviours(new URL(name).pathname));
    expect(url).toBeDefined();
  }).toPass();
  await page.evaluate((file) => import(file ?? ''), url);
}

test('an anchor scrolls to its target below the offset, moves the focus and updates the URL', async ({
  page,
  open,
}) => {
  await open('/fiat/');
  await loadBehaviours(page);
  await page
    .locator('header')
    .getByRole('link', { name: 'Contato' })
    .or(page.getByRole('link', { name: 'Peça uma proposta' }))
    .first()
    .click();
  // Widgets above may still load, and move it by a border.
  await expect
    .poll(() => page.locator('#contato').evaluate((one) => Math.abs(one.getBoundingClientRect().top - 100)))
    .toBeLessThan(4);
  expect(new URL(page.url()).hash).toBe('#contato');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('contato');
});

/** A page of somebody else with in-page links of every kind; it has no style for them. */
const ANCHORS = `<!doctype html><title>Carros</title><script async src="/vitrine/vitrine.js"></script>
<style>.tall { height: 1500px } .tab { display: none } .tab:target { display: block }</style>
<nav><a href="#section">1</a><a href="#inside">2</a><a href="#found">3</a><a href="#tab">4</a><a href="#slotted">5</a>
<a href="#">6</a><a href="#s%C3%A3o">7</a></nav>
<div class="tall"></div><h2 id="section">Seção</h2><div class="tall"></div>
<details><summary>Mais</summary><div class="tall"></div><p id="inside">Dentro</p></details>
<div hidden="until-found"><p id="found">Achado</p></div><p class="tab" id="tab">Aba</p><h2 id="são">São Paulo</h2>
<x-shell><div class="tall"></div><p id="slotted">No meio</p><div class="tall"></div></x-shell><div class="tall"></div>
<script>
  document.querySelector('x-shell').attachShadow({ mode: 'open' }).innerHTML =
    '<div style="overflow:auto;height:400px"><slot></slot></div>';
  hashes = []; prevented = []; places = [];
  addEventListener('hashchange', () => hashes.push(location.hash));
  addEventListener('click', (event) => prevented.push(event.defaultPrevented));
</script>`;

test('a link within the page keeps what the browser does for it, and is animated', async ({
  page,
  sandbox,
}) => {
  await sandbox.reset();
  await page.route(/\/deep\//, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: ANCHORS }),
  );
  await page.goto(`${sandbox.origin}/deep/page`);
  await loadBehaviours(page);
  const follow = (href: string) => page.locator(`nav a[href="${href}"]`).click();
  const top = (id: string) =>
    page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? -1), id);
  for (const id of ['inside', 'found', 'tab', 'slotted', 'section']) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await follow(`#${id}`);
    await expect.poll(() => top(id), id).toBe(100);
    expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe(id);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(id);
  }
  const log = await page.evaluate(() => {
    const { hashes, prevented } = globalThis as unknown as { hashes: string[]; prevented: boolean[] };
    return { hashes, prevented, open: document.querySelector('details')?.open };
  });
  expect(log).toEqual({
    hashes: ['#inside', '#found', '#tab', '#slotted', '#section'],
    prevented: [false, false, false, false, false],
    open: true,
  });
  await page.goBack();
  expect(new URL(page.url()).hash).toBe('#slotted');

  // The page has a header, and says so; motion is wanted; a base would lead to the home page.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    document.documentElement.style.scrollPaddingTop = '160px';
    document.head.append(Object.assign(document.createElement('base'), { href: '/' }));
    scrollTo({ top: 0, behavior: 'instant' });
    addEventListener('scroll', () => (globalThis as unknown as { places: number[] }).places.push(scrollY));
  });
  await follow('#s%C3%A3o');
  await expect.poll(() => top('são')).toBe(160);
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/deep/page#s%C3%A3o');
  /** After the place that the browser jumped to, which is never painted, and has no event of its own on a slow machine. */
  const way = async () => {
    const places = await page.evaluate(() => (globalThis as unknown as { places: number[] }).places);
    const after = places.slice(places.indexOf(Math.max(...places)) + 1);
    return after.length > 0 ? after : places;
  };
  const isAnimated = async () => {
    const places = await way();
    const end = Math.max(...places);
    return places.at(-1) === end && places.some((place) => place > 0 && place < end);
  };
  await expect.poll(isAnimated).toBe(true);
  const seen = await way();
  expect([...seen].sort((a, b) => a - b)).toEqual(seen);
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await page.locator('nav a[href="#"]').evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/deep/page');
});

test('behaviours that did not load once load with the next event', async ({ page, open, noise }) => {
  let failed = 0;
  await page.route(builtFile('src/element/page-behaviours.ts'), (route) =>
    failed++ === 0 ? route.abort() : route.continue(),
  );
  await open('/fiat/');
  const hide = () =>
    page.evaluate(() => document.dispatchEvent(new CustomEvent('hide-scroll', { bubbles: true })));
  await hide();
  await expect.poll(() => failed).toBeGreaterThan(0);
  await expect(async () => {
    await hide();
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden');
  }).toPass();
  quiet(noise, /Failed to load resource/);
});

test('hide-scroll locks the page without a jump, show-scroll unlocks it, a removed widget releases its lock', async ({
  page,
  open,
}) => {
  await open('/fiat/');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  const overflow = () => page.evaluate(() => document.documentElement.style.overflow);
  const tell = (type: string, detail?: object) =>
    page.evaluate(
      ([type, detail]) => document.dispatchEvent(new CustomEvent(type as string, { detail, bubbles: true })),
      [type, detail ?? null] as const,
    );
  await tell('hide-scroll');
  await expect.poll(overflow).toBe('hidden');
  expect(await page.evaluate(() => scrollY)).toBe(600);
  await tell('hide-scroll');
  await tell('show-scroll');
  expect(await overflow()).toBe('hidden');
  await tell('show-scroll');
  expect(await overflow()).toBe('');
  expect(await page.evaluate(() => scrollY)).toBe(600);
  await tell('hide-scroll');
  await expect.poll(overflow).toBe('hidden');
  await expect.poll(overflow, { timeout: 6000 }).toBe('');
});
