/**
 * How the cost of a page grows with its tags: pages of 1 to 40 tags of different widgets, from 14 on each a second and a
 * third time, at a fourth of the processor's speed; in the built library, on a demo page.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from '../../scripts/bench/figures.mjs';
import { root } from '../../scripts/system/run.mjs';
import { eager, readMainJobs } from './main-jobs.mjs';

const CPU = 4;
const COUNTS = [1, 5, 10, 20, 40];
/** Visits of each page; the figures are medians. */
const RUNS = 3;

/** @typedef {{ tags: number, widgets: number, requests: number, brotli: number, task: number }} Growth brotli: bytes of JS; task: ms of the main thread */

/** Every widget's markup, the lead form first: the most frequent tag of a page. @returns {Promise<string[]>} */
async function markups() {
  const jobs = Object.entries(await readMainJobs()).sort(
    ([one], [other]) =>
      Number(other === 'vt-lead-form') - Number(one === 'vt-lead-form') || (one < other ? -1 : 1),
  );
  return jobs.map(([, { markup }]) => eager(markup));
}

/** @param {import('@playwright/test').Browser} browser @param {string} origin @param {string} body @param {number} count of tags */
async function visit(browser, origin, body, count) {
  const { files } = JSON.parse(readFileSync(join(root, 'dist/manifest.json'), 'utf8'));
  const page = await browser.newPage({ viewport: { width: 412, height: 915 } });
  /** @type {Set<string>} */
  const loaded = new Set();
  page.on('requestfinished', (request) => {
    const name = /\/((?:chunks\/|widgets\/)?[\w.-]+\.js)(\?|$)/.exec(request.url())?.[1];
    if (name && files[name]) loaded.add(name);
  });
  await page.route(/\/lone\/(\?|$)/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<vt-lead-form[\s\S]*<\/vt-lead-form>/, body);
    await route.fulfill({ response, body: html });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.goto(`${origin}/lone/`);
  await page.waitForFunction(
    (expected) => {
      const tags = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('vt-'));
      // A picture below the fold waits for the visitor.
      const isThere = (/** @type {Element} */ tag) =>
        tag.matches(':defined') && (tag.localName === 'vt-car-image' || !tag.matches(':state(loading)'));
      return tags.length >= expected && tags.every(isThere);
    },
    count,
    { timeout: 60_000 },
  );
  await page.waitForLoadState('networkidle');
  const { metrics } = await session.send('Performance.getMetrics');
  await page.close();
  return {
    requests: loaded.size,
    brotli: [...loaded].reduce((total, name) => total + files[name].brotli, 0),
    task: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000,
  };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin of a server of the demo pages
 * @returns {Promise<Growth[]>}
 */
export async function growthOfPages(browser, origin) {
  const all = await markups();
  const results = [];
  for (const tags of COUNTS) {
    const body = Array.from({ length: tags }, (_, index) => all[index % all.length]).join('\n');
    /** @type {Awaited<ReturnType<typeof visit>>[]} */
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await visit(browser, origin, body, tags));
    const figure = (/** @type {'requests' | 'brotli' | 'task'} */ name) =>
      median(runs.map((one) => one[name]));
    results.push({
      tags,
      widgets: Math.min(tags, all.length),
      requests: figure('requests'),
      brotli: figure('brotli'),
      task: figure('task'),
    });
  }
  return results;
}
