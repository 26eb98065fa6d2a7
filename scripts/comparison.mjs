/**
 * Takes the pictures of /antes-e-depois/ again, of what is built now: `npm run comparison`. Its list of screens is
 * demo-pages/pages/comparison/screens.json. Those of before are of the commit ec9211d2; `--before ORIGIN` takes them from
 * a server of that commit.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOrHalt, isFresh } from './build.mjs';
import { FOLDER, HEIGHT, pictureName, SCREENS, SIZES, screenHtml } from './demo/comparison.mjs';
import { chromiumFlags, ensureChromium } from './system/chromium.mjs';
import { main, progress, readOptions } from './system/cli.mjs';
import { serveDemo } from './system/demo-server.mjs';
import { root, stop } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';
import { toWebp } from './system/webp.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./demo/comparison.mjs').Screen} Screen */

const HELP = `npm run comparison -- [--before ORIGIN] [--only ID]

  --before ORIGIN   take the pictures of before, from a demo server of that commit
  --only ID         one screen of the list`;

/** Of a picture, where text stays readable. */
const QUALITY = 0.6;
/** Height of the window while the page loads: in a higher one, lists that come late wait for a press. */
const WINDOW = 844;
/** Milliseconds in which a page may load. */
const PATIENCE = 45_000;

/**
 * Returns the top of a page as a browser shows it, as WebP.
 * @param {Browser} browser @param {string} origin @param {Screen} screen @param {keyof typeof SIZES} width
 */
async function take(browser, origin, screen, width) {
  const context = await browser.newContext({
    viewport: { width: Number(width), height: WINDOW },
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    // The dark page is a style that its policy does not know.
    bypassCSP: true,
  });
  if (screen.signedIn) await context.addCookies([{ name: 'vitrine_session', value: 'ana', url: origin }]);
  const page = await context.newPage();
  const address = origin + screen.path;
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: screenHtml(await response.text(), screen) });
  });
  await page.goto(address, { timeout: PATIENCE });
  await page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('*')].every(
          (element) =>
            !element.localName.startsWith('vt-') ||
            element.getBoundingClientRect().top > innerHeight ||
            !element.shadowRoot ||
            element.matches(':state(ready), :state(failed)') ||
            'updateComplete' in element,
        ),
      { timeout: PATIENCE },
    )
    .catch(() => {});
  const settled = () => page.waitForLoadState('networkidle', { timeout: PATIENCE }).catch(() => {});
  for (const top of [0, WINDOW / 2, WINDOW, 0]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await settled();
    await page.waitForTimeout(250);
  }
  await page.setViewportSize({ width: Number(width), height: HEIGHT });
  await settled();
  const webp = await toWebp(page, await page.screenshot(), SIZES[width], QUALITY);
  await context.close();
  return webp;
}

await main(import.meta.url, async () => {
  const { before, only, help } = readOptions(
    { before: { type: 'string' }, only: { type: 'string' }, help: { type: 'boolean' } },
    HELP,
  );
  if (help) return console.log(HELP);
  await ensurePackages();
  if (!before && !isFresh()) await buildOrHalt();
  const executablePath = await ensureChromium();
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const demo = before ? { server: null, origin: before } : await serveDemo();
  try {
    mkdirSync(join(root, FOLDER), { recursive: true });
    for (const screen of SCREENS.filter(({ id }) => !only || id === only))
      await progress(screen.id, async () => {
        for (const width of /** @type {const} */ (['390', '1440']))
          writeFileSync(
            join(root, FOLDER, pictureName(screen, width, before ? 'before' : 'after')),
            await take(browser, demo.origin, screen, width),
          );
      });
  } finally {
    await browser.close();
    if (demo.server) await stop(demo.server);
  }
});
