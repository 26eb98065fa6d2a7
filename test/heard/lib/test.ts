import { join } from 'node:path';
import { type Browser, firefox } from '@playwright/test';
import { test as inFirefox } from '../../engines/firefox/test';
import { byKeyboard } from './keyboard';
import { ScreenReaderSession } from './session';

/** The number of the first worker's X server; those of others follow, also of one that replaces another. */
const FIRST_DISPLAY = 120;

/** Tests in a Firefox that a screen reader hears. */
export const test = inFirefox.extend<object, { reader: ScreenReaderSession; browser: Browser }>({
  reader: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use, { workerIndex }) => {
      const session = new ScreenReaderSession(FIRST_DISPLAY + workerIndex);
      await session.start();
      await use(session);
      await session.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  browser: [
    async ({ reader }, use) => {
      const browser = await firefox.launch({
        channel: 'moz-firefox',
        executablePath: process.env.FIREFOX_PATH,
        headless: false,
        env: reader.env,
        firefoxUserPrefs: {
          'accessibility.force_disabled': -1,
          'intl.accept_languages': 'pt-BR, pt',
          'ui.prefersReducedMotion': 1,
        },
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  viewport: null,
  page: async ({ page }, use) => {
    byKeyboard(page);
    await use(page);
  },
});

/** Where the transcripts of the run are. */
export const TRANSCRIPTS = join(import.meta.dirname, '../../../.cache/heard');
