import { doMainJob, expectSentOnce, placeAlone } from '../lib/do-main-job';
import type { MainJob } from '../lib/main-job';
import { MAIN_JOBS } from '../lib/main-jobs';
import { loadOldLibraries, translatePage } from '../lib/page-libraries';
import { expect, type Page, test } from '../lib/test';
import { MARKUP } from '../lib/visits';

/** Every tag on one page, in the habits that `prepare` gives it. */
async function showAll(page: Page, open: (path: string, options: { wait: false }) => Promise<unknown>) {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { failures: seen });
    addEventListener('vt-widget-failed', (event) => {
      const { tag, error } = (event as CustomEvent<{ tag: string; error: unknown }>).detail;
      seen.push(`${tag}: ${error}`);
    });
    addEventListener('unhandledrejection', ({ reason }) => seen.push(`unhandled: ${reason}`));
    addEventListener('error', ({ message }) => seen.push(`thrown: ${message}`));
  });
  await open('/lone/', { wait: false });
  await page.evaluate((markup) => {
    const main = document.querySelector('main') as HTMLElement;
    main.innerHTML = markup;
  }, MARKUP.join(''));
  await page.waitForFunction(() => {
    for (const element of document.querySelectorAll('main > [load=eager]'))
      if (!element.matches(':state(ready)') && !('updateComplete' in element)) return false;
    return true;
  });
  expect(await page.locator('main > [load=eager]').count()).toBe(MARKUP.length);
  expect(await page.evaluate(() => (globalThis as { failures?: string[] }).failures?.join('\n'))).toBe('');
}

test('every tag is shown on a page whose libraries have replaced built-ins', async ({ page, open }) => {
  await page.addInitScript(loadOldLibraries);
  await showAll(page, open);
});

test('every tag is shown on a device with odd settings', async ({ page, open }) => {
  await page.addInitScript(() => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' };
    };
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, area, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    for (const name of ['connection', 'clipboard', 'share', 'permissions', 'mediaDevices', 'geolocation'])
      Object.defineProperty(Navigator.prototype, name, { value: undefined });
    for (const name of ['requestIdleCallback', 'BarcodeDetector', 'BroadcastChannel', 'Notification'])
      Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
    // A clock that is two years behind.
    const { now } = Date;
    Date.now = () => now() - 2 * 366 * 86_400_000;
  });
  await showAll(page, open);
});

/** Widgets whose texts change at every step, and one of each kind of work. */
const TRANSLATED = ['lead-form', 'installment-calculator', 'configurator', 'login', 'manuals', 'test-drive'];

for (const name of TRANSLATED) {
  test(`vt-${name} does its main job on a translated page with old libraries`, async ({
    page,
    open,
    sandbox,
  }) => {
    const job = MAIN_JOBS[`vt-${name}`] as MainJob;
    await page.addInitScript(loadOldLibraries);
    await page.addInitScript(translatePage);
    placeAlone(job.markup);
    await open(`/lone/${job.query ?? ''}`);
    expect(await doMainJob(page, job, () => {})).toBe(0);
    await expectSentOnce(sandbox);
  });
}
