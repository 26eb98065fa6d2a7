import { type Browser, test as base, chromium, firefox, type Page } from '@playwright/test';
import { chromiumFlags } from '../../../scripts/system/chromium.mjs';
import { serveFolder } from '../../../scripts/system/static-server.mjs';
import { withoutUnknownCommand } from '../../engines/firefox/test';
import { Desktop } from './desktop';

/** Of the pages in both browsers: the desktop finds them by it. */
export const TITLE = 'Stories';

/** Both browsers show Storybook in a page of their own, and the desktop reads them. */
export interface Pair {
  desktop: Desktop;
  pages: { chromium: Page; firefox: Page };
}

/** A page of Storybook that plays stories through its channel. Axe has its own run. */
async function openStories(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    viewport: { width: 1200, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${address}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
  return page;
}

export const test = base.extend<object, { pair: Pair }>({
  pair: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const desktop = new Desktop();
      await desktop.start();
      const { env } = desktop;
      const served = await serveFolder('.cache/storybook');
      const browsers = await Promise.all([
        chromium.launch({
          executablePath: process.env.VITRINE_CHROMIUM_WITH_WINDOW,
          headless: false,
          env,
          args: [...chromiumFlags, '--force-renderer-accessibility'],
        }),
        firefox.launch({
          channel: 'moz-firefox',
          executablePath: process.env.FIREFOX_PATH,
          headless: false,
          env,
          firefoxUserPrefs: {
            'accessibility.force_disabled': -1,
            'intl.accept_languages': 'pt-BR, pt',
            'ui.prefersReducedMotion': 1,
          },
        }),
      ]);
      withoutUnknownCommand(browsers[1]);
      const [inChromium, inFirefox] = await Promise.all(
        browsers.map((browser) => openStories(browser, served.address)),
      );
      await use({ desktop, pages: { chromium: inChromium as Page, firefox: inFirefox as Page } });
      await Promise.all(browsers.map((browser) => browser.close()));
      await served.close();
      await desktop.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
