/** One visit of one page in a fresh browser context, and its figures. */
import { callOf, metricsOf, onSlowPage, PATIENCE, QUIET } from './slow-page.mjs';
import { CONTROLS } from './subjects.mjs';
import { watch } from './watch.mjs';

/** @typedef {Awaited<ReturnType<typeof import('./server.mjs').startServer>>} Server */

/** @param {import('@playwright/test').Locator} form that a typed character shows in it, or the figures are of nothing */
async function typeInto(form) {
  const input = form.locator('input[name="name"]');
  await input.pressSequentially('a');
  const value = await input.inputValue();
  if (value !== 'a') throw new Error(`typed "a", and the form shows "${value}"`);
}

/**
 * @param {import('@playwright/test').Browser} browser @param {Server} server
 * @param {import('./subjects.mjs').Subject} subject @param {number} count of instances
 * @returns {Promise<import('../../scripts/bench/figures.mjs').Figures>}
 *   bytes; ms; heap in bytes after collection
 */
export async function visit(browser, server, { name, tag, lazy }, count) {
  const measured = onSlowPage(browser, async (page, cdp) => {
    await page.addInitScript(watch, { tag, controls: CONTROLS, lazy });
    const usable = await callOf(cdp, 'tellUsable');

    server.served.length = 0;
    await page.goto(`${server.address}/${name}/${count}/`, { timeout: PATIENCE });
    if (!(await usable())) throw new Error(`not usable within ${PATIENCE / 1000} s`);
    await server.quiet(QUIET);
    const metric = await metricsOf(cdp);
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

    const early = scripts.filter(({ path }) => before.includes(path));
    const sum = (/** @type {typeof scripts} */ files, /** @type {'gzip' | 'brotli'} */ way) =>
      files.reduce((total, file) => total + file[way], 0);
    return {
      brotli: sum(early, 'brotli'),
      gzip: sum(early, 'gzip'),
      requests: before.length,
      brotliAll: sum(scripts, 'brotli'),
      gzipAll: sum(scripts, 'gzip'),
      task: metric('TaskDuration') * 1000,
      script: metric('ScriptDuration') * 1000,
      layout: (metric('LayoutDuration') + metric('RecalcStyleDuration')) * 1000,
      usable: seen.usable,
      paint: seen.paint,
      shift: seen.shift,
      longest: Math.max(0, ...seen.tasks),
      longestLater: Math.max(0, ...seen.tasks.slice(1)),
      longLater: Math.max(0, seen.tasks.length - 1),
      heap: usedSize,
    };
  });
  return measured.catch((error) => {
    throw new Error(`${name}, ${count} instances: ${error instanceof Error ? error.message : error}`);
  });
}
