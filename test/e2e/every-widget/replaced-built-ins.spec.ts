import { expect, test } from '../lib/test';
import { MARKUP } from '../lib/visits';

test('every tag is shown on a page whose libraries have added to the prototypes of objects and lists', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    Object.assign(Object.prototype, { each() {}, addTo: 'a library' });
    Object.assign(Array.prototype, { eachSlice() {} });
    addEventListener('vt-widget-failed', (event) => {
      const { tag, error } = (event as CustomEvent<{ tag: string; error: unknown }>).detail;
      (globalThis as { failures?: string[] }).failures = [
        ...((globalThis as { failures?: string[] }).failures ?? []),
        `${tag}: ${error}`,
      ];
    });
  });
  await open('/lone/', { wait: false });
  await page.evaluate((markup) => {
    const main = document.querySelector('main') as HTMLElement;
    main.innerHTML = markup.join('');
  }, MARKUP);
  const tags = MARKUP.length;
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main > [load=eager]')].every(
      (element) => element.matches(':state(ready)') || 'updateComplete' in element,
    ),
  );
  expect(await page.locator('main > [load=eager]').count()).toBe(tags);
  expect(await page.evaluate(() => (globalThis as { failures?: string[] }).failures ?? [])).toEqual([]);
});
