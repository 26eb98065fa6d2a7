/**
 * How long after a click on an optional the browser has painted what it changed, at a fourth of the processor's speed:
 * in the configurator of the built library, on a model of the sandbox and on one of thousands of parts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { percentile } from '../../scripts/bench/figures.mjs';
import { root } from '../../scripts/system/run.mjs';

/** A real product line, where somebody has put it beside the repository. */
const BESIDE = join(root, '../shared/bench/parts-automotive01.json');
/** A cheap phone beside the machine that measures. */
export const CPU = 4;
/** Clicks that are counted, after some that are not. */
const PRESSES = { clicks: 200, warmUp: 5 };
const VERSION = '358AF11';

/** @typedef {{ subject: string, parts: number, clicks: number, p50: number, p99: number, worst: number, frames: number }} Paints ms; frames: those of more than 50 ms while the list is scrolled and searched */

/**
 * Parts as the service gives them, from rules.
 * @param {{ id: string, includes: readonly string[], excludes: readonly string[] }[]} rules
 */
const served = (rules) =>
  rules.map(({ id, includes, excludes }, n) => ({
    id,
    code: id,
    name: `Item ${n + 1} ${id}`,
    description: '',
    category: `Grupo ${(n % 12) + 1}`,
    type: 'ITEM',
    behavior: 'OPTIONAL',
    price: 100 + n,
    inclusiveIds: includes,
    exclusiveIds: excludes,
  }));

/** The catalogues, each with what stands in for the version's own parts. */
async function catalogues() {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { featureModel } = await import('../unit/lib/feature-models.ts');
  await unregister();
  /** @type {{ subject: string, rules: any[] | null }[]} */
  const all = [
    { subject: 'sandbox', rules: null },
    { subject: 'made', rules: featureModel('bench', { parts: 2513, crossing: 1 }).parts },
  ];
  if (existsSync(BESIDE))
    all.push({ subject: 'automotive01', rules: JSON.parse(readFileSync(BESIDE, 'utf8')).parts });
  return all;
}

/** @typedef {typeof globalThis & { painted: () => Promise<number> }} PaintingPage */

/**
 * Runs in the page before all others: defines what waits for the next paint, and returns its time in ms. Of high
 * priority, as the work that waits until after the paint is no part of it.
 */
function definePainted() {
  /** @type {PaintingPage} */ (globalThis).painted = () =>
    new Promise((done) => {
      requestAnimationFrame(() =>
        scheduler.postTask(() => done(performance.now()), { priority: 'user-blocking' }),
      );
    });
}

/** Runs in the page: presses boxes one after the other and says when each press was painted, in ms. @param {typeof PRESSES} presses */
async function pressAll({ clicks, warmUp }) {
  const { painted } = /** @type {PaintingPage} */ (globalThis);
  const root = document.querySelector('vt-configurator')?.shadowRoot;
  const times = [];
  let last = 0;
  for (let n = 0; times.length < clicks; n++) {
    const boxes = root?.querySelectorAll('.item-press') ?? [];
    const box = /** @type {HTMLElement | undefined} */ (boxes[(n * 7) % boxes.length]);
    if (!root || !box) throw new Error('there is nothing to press');
    box.scrollIntoView({ block: 'center' });
    await painted();
    await new Promise((go) => setTimeout(go, 30));
    const began = performance.now();
    box.click();
    const took = (await painted()) - began;
    const dialog = root.querySelector('dialog');
    if (dialog) {
      /** @type {HTMLElement | null} */ (dialog.querySelector('.dialog-close'))?.click();
      await painted();
      continue;
    }
    if (++last > warmUp) times.push(took);
  }
  return times;
}

/** Runs in the page: a click on a button of the page's own that changes one word. No click can be painted sooner. @param {typeof PRESSES} presses */
async function pressPlain({ clicks, warmUp }) {
  const { painted } = /** @type {PaintingPage} */ (globalThis);
  const button = document.createElement('button');
  document.querySelector('h1')?.append(button);
  let presses = 0;
  button.onclick = () => {
    button.textContent = `${++presses}`;
  };
  scrollTo(0, 0);
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

/** @param {string} subject @param {number} parts @param {number[]} measured ms @param {number} frames @returns {Paints} */
function figures(subject, parts, measured, frames) {
  const times = [...measured].sort((one, other) => one - other);
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return { subject, parts, clicks: times.length, p50, p99, worst: times.at(-1) ?? Number.NaN, frames };
}

/** Runs in the page: scrolls the list to its end and types into its search; frames of more than 50 ms. */
async function scrollAndSearch() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  let long = 0;
  let before = await frame();
  const watch = async () => {
    const now = await frame();
    if (now - before > 50) long++;
    before = now;
  };
  const end = () => document.documentElement.scrollHeight - innerHeight;
  for (let top = scrollY; top < Math.min(end(), 40000); top += 400) {
    scrollTo(0, top);
    await watch();
  }
  const input = document.querySelector('vt-configurator')?.shadowRoot?.querySelector('#part-search');
  if (!(input instanceof HTMLInputElement)) throw new Error('there is nothing to type into');
  for (const text of ['i', 'it', 'ite', 'item', 'item 1', 'item 12', 'item', '']) {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    for (let n = 0; n < 4; n++) await watch();
  }
  return long;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin of a server of the demo pages
 * @returns {Promise<Paints[]>}
 */
export async function paintAfterClicks(browser, origin) {
  const results = [];
  for (const { subject, rules } of await catalogues()) {
    const page = await browser.newPage({
      viewport: { width: 412, height: 915 },
      isMobile: true,
      // A mouse would be asked after each layout what it points at; a phone has none.
      hasTouch: true,
    });
    await page.addInitScript(definePainted);
    const parts = rules && served(rules);
    if (parts) {
      await page.route('**/v2/car/web*', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), parts } });
      });
    }
    await page.goto(`${origin}/fiat/monte/?vt-car=${VERSION}&vt-step=optionals`);
    await page.locator('vt-configurator .item-press').first().waitFor();
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    if (!rules) results.push(figures('one word', 0, await page.evaluate(pressPlain, PRESSES), 0));
    const times = await page.evaluate(pressAll, PRESSES);
    const frames = await page.evaluate(scrollAndSearch);
    const count = parts?.length ?? (await page.locator('vt-configurator .item-press').count());
    results.push(figures(subject, count, times, frames));
    await page.close();
  }
  return results;
}
