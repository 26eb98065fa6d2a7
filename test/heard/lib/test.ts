import { join } from 'node:path';
import { type Browser, expect, firefox, type Page } from '@playwright/test';
import { test as inFirefox } from '../../engines/firefox/test';
import { byKeyboard } from './keyboard';
import { listen } from './listen';
import { ScreenReaderSession } from './session';

/** Milliseconds in which a page that is heard at all is heard: a browser that has just started takes the longest. */
const HEARD_WITHIN = 60_000;

/** Gives the focus to a control of this name, which is new each time. Runs in the page. */
function focusProbe(name: string): void {
  const probe = document.createElement('button');
  probe.textContent = name;
  document.body.replaceChildren(probe);
  probe.focus();
}

/** Resolves once the reader follows this page, and has said all that was before it. */
async function untilHeard(page: Page, reader: ScreenReaderSession): Promise<void> {
  let count = 0;
  const isSaid = async () => {
    const name = `Sonda ${++count}`;
    const before = reader.said().length;
    await page.evaluate(focusProbe, name);
    await listen(reader, before);
    return reader.said(before).some(({ text }) => text.includes(name));
  };
  const message = 'the reader follows the page';
  await expect.poll(isSaid, { message, timeout: HEARD_WITHIN, intervals: [500] }).toBe(true);
}

/** Tests in a Firefox that a screen reader hears. */
export const test = inFirefox.extend<object, { reader: ScreenReaderSession; browser: Browser }>({
  reader: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const session = new ScreenReaderSession();
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
          // What is downloaded opens no tab and no panel, which would take the focus for good.
          'browser.download.alwaysOpenPanel': false,
          'browser.download.open_pdf_attachments_inline': false,
          'pdfjs.disabled': true,
        },
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  viewport: null,
  // The sandbox is reset, so that no test finds what another has done.
  page: async ({ page, reader, sandbox: _reset }, use) => {
    byKeyboard(page, reader);
    await untilHeard(page, reader);
    await use(page);
  },
});

/** Where the transcripts of the run are. */
export const TRANSCRIPTS = join(import.meta.dirname, '../../../.cache/heard');
