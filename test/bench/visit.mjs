/** One visit of one page in a fresh browser context, and its figures. */
import { setTimeout as sleep } from 'node:timers/promises';
import { CONTROLS } from './subjects.mjs';
import { watch } from './watch.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<typeof import('./server.mjs').startServer>>} Server */

/** Times slower than this machine's processor. */
export const CPU = 4;
/** Slow 4G: ms of latency, bytes a second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const PHONE = { width: 412, height: 823 };
/** The most one page may take until it is usable, ms. */
const PATIENCE = 120_000;
/** What a page does once it is idle belongs to it: it is over when nothing was asked for during so many ms. */
const QUIET = 2_000;

const number = (/** @type {{ name: string, value: number }[]} */ metrics, /** @type {string} */ name) =>
  metrics.find((one) => one.name === name)?.value ?? Number.NaN;

/**
 * Whether the page calls the function in time. To ask the page again and again would be work of the page, and the
 * script that Playwright asks with is a long task by itself.
 * @param {import('@playwright/test').CDPSession} cdp @param {string} name @returns {Promise<() => Promise<boolean>>}
 */
async function callOf(cdp, name) {
  const called = new Promise((done) => cdp.once('Runtime.bindingCalled', () => done(true)));
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name });
  return () => Promise.race([called, sleep(PATIENCE, false, { ref: false })]);
}

/** @param {import('@playwright/test').Locator} form that a typed character shows in it, or the figures are of nothing */
async function typeInto(form) {
  const input = form.locator('input[name="name"]');
  await input.pressSequentially('a');
  const value = await input.inputValue();
  if (value !== 'a') throw new Error(`typed "a", and the form shows "${value}"`);
}

/**
 * @param {Browser} browser @param {Server} server
 * @param {import('./subjects.mjs').Subject} subject @param {number} count of instances
 * @returns {Promise<import('../../scripts/lib/bench-figures.mjs').Figures>}
 *   bytes; ms; heap in bytes after collection
 */
export async function visit(browser, server, { name, tag, lazy }, count) {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const page = await context.newPage();
    /** @type {string[]} */
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const cdp = await context.newCDPSession(page);
    // Time of the thread, not of the clock: what else runs on the machine is not counted.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await cdp.send('Network.enable');
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await page.addInitScript(watch, { tag, controls: CONTROLS, lazy });
    const usable = await callOf(cdp, 'tellUsable');

    server.served.length = 0;
    await page.goto(`${server.address}/${name}/${count}/`, { timeout: PATIENCE });
    if (!(await usable())) throw new Error(`not usable within ${PATIENCE / 1000} s`);
    await server.quiet(QUIET);
    const { metrics } = await cdp.send('Performance.getMetrics');
    const { seen, before } = await page.evaluate(() => {
      const { bench } = /** @type {any} */ (globalThis);
      const all = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
      const loaded = all.filter(({ name }) => name.startsWith('http'));
      const early = loaded.filter((entry) => entry.responseEnd <= bench.usable);
      return { seen: bench, before: early.map((entry) => new URL(entry.name).pathname) };
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await cdp.send('HeapProfiler.enable');
    // What the first round frees may hold on to more.
    for (let round = 0; round < 3; round++) await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const scripts = server.served.filter(({ script }) => script);
    if (tag) await typeInto(page.locator(tag).nth(lazy ? 0 : -1));
    if (errors.length) throw new Error(errors.join('; '));

    const early = scripts.filter(({ path }) => before.includes(path));
    const sum = (/** @type {typeof scripts} */ files, /** @type {'gzip' | 'brotli'} */ way) =>
      files.reduce((total, file) => total + file[way], 0);
    return {
      brotli: sum(early, 'brotli'),
      gzip: sum(early, 'gzip'),
      requests: before.length,
      brotliAll: sum(scripts, 'brotli'),
      gzipAll: sum(scripts, 'gzip'),
      task: number(metrics, 'TaskDuration') * 1000,
      script: number(metrics, 'ScriptDuration') * 1000,
      layout: (number(metrics, 'LayoutDuration') + number(metrics, 'RecalcStyleDuration')) * 1000,
      usable: seen.usable,
      paint: seen.paint,
      shift: seen.shift,
      longest: Math.max(0, ...seen.tasks),
      longestLater: Math.max(0, ...seen.tasks.slice(1)),
      longLater: Math.max(0, seen.tasks.length - 1),
      heap: usedSize,
    };
  } catch (error) {
    throw new Error(`${name}, ${count} instances: ${error instanceof Error ? error.message : error}`);
  } finally {
    await context.close();
  }
}
