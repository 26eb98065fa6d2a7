/**
 * A list of 500 offers, loaded page by page and scrolled to its end and back, at a fourth of the processor's speed: in
 * the built library, on a demo page whose search has as many.
 */
import { brotliCompressSync } from 'node:zlib';
import { frameFigures, stopWatching, watchFrames } from './frames.mjs';

/** A cheap phone beside the machine that measures. */
export const CPU = 4;
const OFFERS = 500;
/** Pixels a frame: 9,600 a second, as fast as a finger throws a list. */
const STEP = 160;

/** @typedef {{ list: string, offers: number, pageBytes: number } & import('./frames.mjs').Frames} Scroll pageBytes: brotli of a page's answer, the largest */

/** Runs in the page: scrolls by a step each frame, to the end and back. @param {number} step */
async function scrollThrough(step) {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const end = () => document.documentElement.scrollHeight - innerHeight;
  for (let top = 0; top < end(); top += step) {
    scrollTo(0, top);
    await frame();
  }
  for (let top = end(); top > 0; top -= step) {
    scrollTo(0, top);
    await frame();
  }
}

/** Runs in the page: an empty page of the list's height. No scrolling can be drawn with less. @param {number} height */
function emptyPage(height) {
  document.body.replaceChildren();
  document.body.style.height = `${height}px`;
}

/**
 * Answers searches with 500 offers, which repeat those of the service with ids and titles of their own.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<() => number>} tells the bytes of the largest answer
 */
async function manyOffers(page) {
  let largest = 0;
  await page.route('**/offer-search', async (route) => {
    const body = route.request().postDataJSON();
    const answer = await route.fetch({ postData: JSON.stringify({ ...body, page: 0, size: 50 }) });
    const { content, facets } = await answer.json();
    const first = body.page * body.size;
    const rows = Array.from({ length: Math.min(body.size, OFFERS - first) }, (_, n) => {
      const offer = content[(first + n) % content.length];
      return { ...offer, id: `${offer.id}-${first + n}`, title: `${offer.title} ${first + n + 1}` };
    });
    const json = { content: rows, facets, totalElements: OFFERS, totalPages: Math.ceil(OFFERS / body.size) };
    largest = Math.max(largest, brotliCompressSync(JSON.stringify(json)).length);
    await route.fulfill({ response: answer, json });
  });
  return () => largest;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin of a server of the demo pages
 * @returns {Promise<Scroll[]>}
 */
export async function framesOfLongList(browser, origin) {
  const page = await browser.newPage({ viewport: { width: 412, height: 915 } });
  const largest = await manyOffers(page);
  await page.goto(`${origin}/fiat/ofertas/`);
  const list = page.locator('vt-offers');
  const entries = list.getByRole('listitem');
  await entries.first().waitFor();
  const more = list.getByRole('button', { name: 'Mostrar mais ofertas' });
  while (await more.isVisible()) {
    const before = await entries.count();
    await more.click();
    await entries.nth(before).waitFor({ state: 'attached' });
  }
  const offers = await entries.count();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const scrolled = async () => {
    await page.evaluate(watchFrames);
    await page.evaluate(scrollThrough, STEP);
    return frameFigures(await page.evaluate(stopWatching));
  };
  const found = { list: 'offers', offers, pageBytes: largest(), ...(await scrolled()) };
  await page.evaluate(emptyPage, await page.evaluate(() => document.documentElement.scrollHeight));
  const empty = { list: 'empty page', offers: 0, pageBytes: 0, ...(await scrolled()) };
  await page.close();
  return [empty, found];
}
