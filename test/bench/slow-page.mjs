/** A page as a visitor with a slow phone on slow 4G has it, in a fresh browser context. */
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').CDPSession} Session */

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
/** The most one page may take until what is waited for, ms. */
export const PATIENCE = 120_000;
/** What a page does once it is idle belongs to it: it is over when nothing was asked for during so many ms. */
export const QUIET = 2_000;

/**
 * Opens a page, lets it be measured and closes it; rejects if a script of the page threw.
 * @template T
 * @param {Browser} browser
 * @param {(page: import('@playwright/test').Page, cdp: Session) => Promise<T>} measured
 * @returns {Promise<T>}
 */
export async function onSlowPage(browser, measured) {
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
    const result = await measured(page, cdp);
    if (errors.length) throw new Error(errors.join('; '));
    return result;
  } finally {
    await context.close();
  }
}

/**
 * Whether the page calls the function in time. To ask the page again and again would be work of the page, and the
 * script that Playwright asks with is a long task by itself.
 * @param {Session} cdp @param {string} name @returns {Promise<() => Promise<boolean>>}
 */
export async function callOf(cdp, name) {
  const called = new Promise((done) =>
    cdp.on('Runtime.bindingCalled', (call) => {
      if (call.name === name) done(true);
    }),
  );
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name });
  return () => Promise.race([called, sleep(PATIENCE, false, { ref: false })]);
}

/** The browser's own figures of the page. @param {Session} cdp */
export async function metricsOf(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (/** @type {string} */ name) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}
