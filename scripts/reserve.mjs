/**
 * Measures the height of a widget's first view, alone on the demo page /lone/, at the widths of a phone, a tablet and
 * a desktop, and compares it with the heights that its element.ts reserves: `npm run reserve NAME`. A widget for
 * signed-in visitors, by its access or by the user of its main job, is measured with a session and with its answers:
 * they are all that it shows, and others see a sentence that releases the height (features/session/access).
 */
import { createInterface } from 'node:readline';
import { buildOrHalt, isFresh } from './build.mjs';
import {
  attributeOf,
  declaredHeights,
  fits,
  isFilled,
  markupOf,
  reserveText,
  TOLERANCE,
  WIDTHS,
} from './scaffold/reserve.mjs';
import { chromiumFlags, ensureChromium } from './system/chromium.mjs';
import { Halt, main, readOptions } from './system/cli.mjs';
import { launch, stop } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./scaffold/reserve.mjs').Heights} Heights */

const HELP = `npm run reserve NAME... -- [--check]

  NAME      a widget, without vt-; all of them where none is named
  --check   fail where element.ts and what was measured differ by more than ${TOLERANCE} px`;

/** Milliseconds without a request after which loading counts as complete. */
const QUIET = 400;
/** Timeout in ms until a widget is shown. */
const PATIENCE = 15_000;

/** Starts the demo server on a free port; resolves to the program and its address. */
async function serveDemo() {
  const server = launch(process.execPath, ['--import', 'tsx', 'demo-pages/server.ts', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise((done, fail) => {
    server.once('exit', () => fail(new Halt('The demo server did not start.')));
    if (!server.stdout) return;
    createInterface({ input: server.stdout }).once('line', (line) => done(JSON.parse(line).port));
  });
  return { server, origin: `http://127.0.0.1:${port}` };
}

/**
 * Returns the widget's markup in its main job, and the query of its page.
 * @param {string} name @returns {Promise<{ markup: string, reserved?: string, query?: string, user?: string }>}
 */
async function mainJobOf(name) {
  const { tsImport } = await import('tsx/esm/api');
  const { mainJob } = await tsImport(`../test/e2e/widgets/${name}/main-job.ts`, import.meta.url);
  return mainJob;
}

/**
 * Waits until no file has been requested for a while; calls of services are ignored, since they are held back.
 * @param {Page} page @param {(url: string) => boolean} counts
 */
async function quietNetwork(page, counts) {
  let last = Date.now();
  /** @param {{ url(): string }} request */
  const note = (request) => {
    if (counts(request.url())) last = Date.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  while (Date.now() - last < QUIET) await page.waitForTimeout(50);
  page.off('request', note);
  page.off('requestfinished', note);
}

/** Returns the height of the widget's content, without the reserved height. @param {Page} page @param {string} tag */
const heightOf = (page, tag) =>
  page
    .locator(tag)
    .first()
    .evaluate((element) => {
      const { style } = /** @type {HTMLElement} */ (element);
      style.setProperty('min-height', '0', 'important');
      const { height } = element.getBoundingClientRect();
      style.removeProperty('min-height');
      return Math.ceil(height);
    });

/**
 * Measures the first view at each of WIDTHS before any service has answered, and the view with their answers.
 * @param {Page} page @param {string} address @param {string} markup
 * @returns {Promise<{ first: Heights, answered: Heights }>}
 */
async function measure(page, address, markup) {
  const [, tag = ''] = /^<([\w-]+)/.exec(markup) ?? [];
  /** @type {number[]} */
  const first = [];
  /** @type {number[]} */
  const answered = [];
  for (const width of WIDTHS) {
    /** @type {(() => void)[] | null} */
    let held = [];
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route('**/api/**', async (route) => {
      if (held) await new Promise((go) => held?.push(() => go(undefined)));
      await route.continue().catch(() => {});
    });
    await page.route(/\/lone\/(\?|$)/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<vt-lead-form[\s\S]*<\/vt-lead-form>/, markup);
      await route.fulfill({ response, body });
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await page
      .waitForFunction(
        (name) => {
          const element = document.querySelector(name);
          return element?.matches(':state(ready)') || (element && 'updateComplete' in element);
        },
        tag,
        { timeout: PATIENCE },
      )
      .catch(() => {
        throw new Halt(`${tag} does not get ready on /lone/. See why with npm start.`);
      });
    // Deferred code loads when the browser is idle or at an interaction.
    await page.locator(tag).first().dispatchEvent('pointerdown');
    await quietNetwork(page, (url) => !url.includes('/api/'));
    first.push(await heightOf(page, tag));
    for (const go of held) go();
    held = null;
    await quietNetwork(page, () => true);
    answered.push(await heightOf(page, tag));
  }
  return {
    first: /** @type {any} */ (first),
    answered: /** @type {any} */ (answered),
  };
}

/** @param {string} label @param {readonly (string | number)[] | undefined} heights */
const line = (label, heights) =>
  `  ${label.padEnd(16)}${(heights ?? ['     -']).map((each) => String(each).padStart(6)).join('')}`;

await main(import.meta.url, async () => {
  /** @type {string[]} */
  const names = [];
  const options = readOptions({ check: { type: 'boolean' }, help: { type: 'boolean' } }, HELP, names);
  if (options.help) return console.log(HELP);
  await ensurePackages();
  const { readDefinitions } = await import('./source/definitions.mjs');
  const all = readDefinitions();
  const unknown = names.find((name) => !all.some(({ folder }) => folder === name));
  if (unknown) throw new Halt(`There is no widget named ${unknown}.\n\n${HELP}`);
  if (!isFresh()) await buildOrHalt();
  const executablePath = await ensureChromium();
  const { chromium } = await import('@playwright/test');
  const { server, origin } = await serveDemo();
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  let different = 0;
  try {
    const context = await browser.newContext({ locale: 'pt-BR', reducedMotion: 'reduce' });
    for (const { folder, attributes, reserve, reserveWhen, access } of all) {
      if (names.length > 0 && !names.includes(folder)) continue;
      await context.clearCookies();
      const { markup, reserved = markup, query = '', user: worker } = await mainJobOf(folder);
      const user = worker ?? (access && 'ana');
      if (user)
        await context.addCookies([
          { name: 'vitrine_session', value: user, url: origin },
          { name: 'vitrine_identity', value: `id-${user}`, url: origin },
        ]);
      const sizes = new Set(reserveWhen.map(([when]) => attributeOf(when)[0]));
      /** @type {typeof reserveWhen} */
      const sized = [['', reserve], ...reserveWhen];
      for (const [when, held] of sized) {
        const size = when ? attributeOf(when, attributes) : undefined;
        const page = await context.newPage();
        const { first, answered } = await measure(
          page,
          `${origin}/lone/${query}`,
          markupOf(reserved, size, sizes),
        );
        await page.close();
        const declared = declaredHeights(held);
        console.log(`vt-${folder}${size ? ` ${size[0]}="${size[1]}"` : ''}`);
        console.log(line('viewport', WIDTHS));
        console.log(line('declared', declared));
        console.log(line('first view', first));
        if (!fits(answered, first)) console.log(line('with answers', answered));
        const needed = user ? answered : first;
        if (!declared || fits(needed, declared)) continue;
        if (!user && isFilled(declared, first, answered)) continue;
        different++;
        console.log(`  element.ts: ${when ? `'${when}'` : 'reserve'}: ${reserveText(needed)},`);
      }
    }
  } finally {
    await browser.close();
    await stop(server);
  }
  if (different === 0) console.log('What element.ts holds free is what the first views need.');
  else if (options.check) process.exitCode = 1;
});
