/**
 * The ten pages of tags whose bytes have a ceiling (scripts/bench/sized-pages.mjs), and the reference forms visited in the
 * same rounds: how long a page is waited for in relation to one form.
 */
import { join } from 'node:path';
import { shuffled } from '../../scripts/bench/figures.mjs';
import { summarizePages } from '../../scripts/bench/pages.mjs';
import { SIZED_PAGES } from '../../scripts/bench/sized-pages.mjs';
import { root } from '../../scripts/system/run.mjs';
import { eager, readMainJobs } from './main-jobs.mjs';
import { startServer } from './server.mjs';
import { callOf, metricsOf, onSlowPage, PATIENCE, QUIET } from './slow-page.mjs';
import { SUBJECTS, snippetOf } from './subjects.mjs';
import { visit } from './visit.mjs';
import { watchReady } from './watch-ready.mjs';

/** @typedef {import('../../scripts/bench/figures.mjs').Figures} Figures */
/** @typedef {import('./subjects.mjs').Subject & { tags: string[], query: string }} TaggedPage query: of its address */

/** The form that pages are compared with. */
export const REFERENCE = 'reference';
const FORMS = SUBJECTS.filter(({ name }) => [REFERENCE, 'lit'].includes(name));

/** Each tag stands as for its main job. @returns {Promise<TaggedPage[]>} */
async function pagesOfTags() {
  const jobs = await readMainJobs();
  return Object.entries(SIZED_PAGES).map(([title, { tags }]) => {
    const found = tags.map((tag) => {
      const job = jobs[tag];
      if (!job) throw new Error(`${tag} has no main job`);
      return job;
    });
    return {
      name: title.replaceAll(' ', '-'),
      about: title,
      folder: join(root, 'dist'),
      head: () => snippetOf(tags),
      attributes: '',
      body: found.map(({ markup }) => eager(markup)).join('\n'),
      tags,
      query: found.find(({ query }) => query)?.query ?? '',
    };
  });
}

/**
 * @param {import('@playwright/test').Browser} browser @param {import('./visit.mjs').Server} server
 * @param {TaggedPage} page @returns {Promise<Figures>} ms; bytes; without `ready` where there are no tags
 */
function visitPage(browser, server, { name, tags, query }) {
  return onSlowPage(browser, async (page, cdp) => {
    await page.addInitScript(watchReady, { tags });
    const ready = await callOf(cdp, 'tellReady');
    server.served.length = 0;
    await page.goto(`${server.address}/${name}/1/${query}`, { timeout: PATIENCE });
    if (!(await ready())) {
      const late = await page.evaluate(
        (all) => all.filter((tag) => !document.querySelector(tag)?.matches(':state(ready)')),
        tags,
      );
      throw new Error(`${name}: ${late.join(', ')} not ready within ${PATIENCE / 1000} s`);
    }
    await server.quiet(QUIET);
    const metric = await metricsOf(cdp);
    const seen = await page.evaluate(() => /** @type {any} */ (globalThis).bench);
    const scripts = server.served.filter(({ script }) => script);
    return {
      requests: scripts.length,
      brotli: scripts.reduce((sum, { brotli }) => sum + brotli, 0),
      task: metric('TaskDuration') * 1000,
      longest: Math.max(0, ...seen.tasks),
      ...(tags.length > 0 && { ready: seen.ready }),
    };
  });
}

/**
 * Visits every page and reference form in each round, in another order.
 * @param {import('@playwright/test').Browser} browser @param {number} runs
 * @param {(text: string) => void} say what is going on
 */
export async function visitPages(browser, runs, say) {
  const pages = await pagesOfTags();
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { makeServices } = await import('./services.ts');
  await unregister();
  const server = await startServer([...pages, ...FORMS], makeServices());
  const job = (/** @type {string} */ name, /** @type {() => Promise<Figures>} */ go) => ({
    name,
    go,
    /** @type {Figures[]} */
    runs: [],
  });
  const ours = pages.map((page) => job(page.about, () => visitPage(browser, server, page)));
  const forms = FORMS.map((form) => job(form.name, () => visit(browser, server, form, 1)));
  try {
    // The first visits warm up caches: they are not counted.
    for (let round = 0; round <= runs; round++) {
      for (const { name, go, runs: counted } of shuffled([...ours, ...forms])) {
        const figures = await go();
        if (round > 0) counted.push(figures);
        say(`- ${round > 0 ? `run ${round} of ${runs}` : 'warm-up'}: page ${name}`);
      }
    }
  } finally {
    await server.close();
  }
  const visits = (/** @type {typeof ours} */ jobs) => jobs.map(({ name, runs }) => ({ name, runs }));
  return {
    ...summarizePages(ours, forms, REFERENCE),
    visits: [...visits(ours), ...visits(forms)],
  };
}
