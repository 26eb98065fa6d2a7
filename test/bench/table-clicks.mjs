/**
 * How long after a click in a table of 10,000 rows on a server the browser has painted what it changed, at a fourth of
 * the processor's speed: in the kit's build, with pages of 20 and of 100 rows. A click that asks for other rows is painted
 * twice: what shows that they come, then the rows; both are measured, without the answer's way.
 */
import { percentile } from '../../scripts/bench/figures.mjs';

/** A cheap phone's processor beside the machine that measures; staff have a desktop's window. */
export const CPU = 4;
const ROWS = 10_000;
const CLICKS = 100;
const WARM_UP = 4;

/** @typedef {{ action: string, size: number, clicks: number, p50: number, p99: number, worst: number }} TablePaints ms */
/** @typedef {{ clicks: number, action: string, warmUp: number }} Asked */
/** @typedef {typeof globalThis & { painted: () => Promise<number> }} PaintingPage */

/** Runs in the page before all others: defines what waits for the next paint, and returns its time in ms. */
function definePainted() {
  /** @type {PaintingPage} */ (globalThis).painted = () =>
    new Promise((done) => {
      requestAnimationFrame(() =>
        scheduler.postTask(() => done(performance.now()), { priority: 'user-blocking' }),
      );
    });
}

/** Runs in the page: leaves the table alone in the gallery. */
function aloneInGallery() {
  const root = document.querySelector('vt-kit-gallery')?.shadowRoot;
  for (const each of root?.querySelectorAll('.specimen, .group, .switches') ?? [])
    if (!each.querySelector('.admin-table')) each.remove();
}

/**
 * Runs in the page: presses, and returns how long each press took to its paint, and the rows it asked for from their
 * arrival to theirs, in ms.
 * @param {Asked} asked
 */
async function pressTable({ clicks, action, warmUp }) {
  const { painted } = /** @type {PaintingPage} */ (globalThis);
  const root = document.querySelector('vt-kit-gallery')?.shadowRoot;
  const table = root?.querySelector('.admin-table');
  if (!table) throw new Error('there is no table');
  /** @param {number} n */
  const target = (n) => {
    if (action === 'select row') return table.querySelectorAll('tbody .row-check')[(n * 7) % 20];
    if (action === 'select page') return table.querySelector('thead .row-check');
    if (action === 'sort') return table.querySelectorAll('.sort-button')[n % 2];
    // Forth and back: there are only so many pages.
    return table.querySelectorAll('.pagination .button')[(n + 1) % 2];
  };
  const first = () => table.querySelector('tbody th')?.textContent;
  const isBusy = () => table.querySelector('table')?.getAttribute('aria-busy') === 'true';
  const asksRows = action === 'sort' || action === 'next page';
  const presses = [];
  const answers = [];
  for (let n = 0; n < clicks + warmUp; n++) {
    const button = /** @type {HTMLElement | undefined} */ (target(n));
    if (!button) throw new Error('there is nothing to press');
    // Nobody presses while the rows of the press before still come.
    for (let quiet = 0; quiet < 3; ) {
      const since = performance.now();
      quiet = (await painted()) - since < 34 ? quiet + 1 : 0;
    }
    const before = first();
    const began = performance.now();
    button.click();
    const pressed = (await painted()) - began;
    let arrived = 0;
    if (asksRows) {
      /** The frame of the new rows: the longest while they come. */
      let last = performance.now();
      while (isBusy() || first() === before) {
        const now = await painted();
        arrived = Math.max(arrived, now - last);
        last = now;
        if (now - began > 5000) throw new Error(`no other rows after ${action}`);
      }
    }
    if (n < warmUp) continue;
    presses.push(pressed);
    if (asksRows) answers.push(arrived);
  }
  return { presses, answers };
}

/** Runs in the page: a button of the page's own that changes one word. No click can be painted sooner. @param {Asked} asked */
async function pressPlain({ clicks, warmUp }) {
  const { painted } = /** @type {PaintingPage} */ (globalThis);
  const button = document.createElement('button');
  document.querySelector('h1')?.append(button);
  let presses = 0;
  button.onclick = () => {
    button.textContent = `${++presses}`;
  };
  const times = [];
  for (let n = 0; n < clicks + warmUp; n++) {
    await new Promise((go) => setTimeout(go, 30));
    const began = performance.now();
    button.click();
    const end = await painted();
    if (n >= warmUp) times.push(end - began);
  }
  button.remove();
  return times;
}

/** @param {string} action @param {number} size @param {number[]} times @returns {TablePaints} */
const figures = (action, size, times) => ({
  action,
  size,
  clicks: times.length,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  worst: Math.max(...times),
});

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin of a server of the demo pages
 * @returns {Promise<TablePaints[]>}
 */
export async function paintsOfTable(browser, origin) {
  const results = [];
  for (const size of [20, 100]) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, hasTouch: true });
    await page.addInitScript(definePainted);
    await page.goto(`${origin}/galeria/?rows=${ROWS}&vt-sample=size.${size}`);
    await page.locator('vt-kit-gallery .admin-table .row-check').first().waitFor();
    await page.evaluate(aloneInGallery);
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    const plain = await page.evaluate(pressPlain, { clicks: CLICKS, action: '', warmUp: WARM_UP });
    results.push(figures('one word', size, plain));
    for (const action of ['select row', 'select page', 'sort', 'next page']) {
      const asked = { clicks: CLICKS, action, warmUp: WARM_UP };
      const { presses, answers } = await page.evaluate(pressTable, asked);
      results.push(figures(action, size, presses));
      if (answers.length > 0) results.push(figures(`${action}: its rows`, size, answers));
    }
    await page.close();
  }
  return results;
}
