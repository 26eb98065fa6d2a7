import { holdRequests } from '../lib/hold-requests';
import { expect, layoutShifts, ready, test } from '../lib/test';

for (const path of ['/fiat/', '/csp/']) {
  test(`a server that never sends the script hides nothing of the page; once it does, nothing moves: ${path}`, async ({
    page,
    open,
  }) => {
    const send = await holdRequests(page, '**/vitrine.js');
    // Its load event waits for the script.
    await open(path, { wait: false, until: 'commit' });
    await expect(page.locator('h1').first()).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
    const heights = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main *')]
          .filter(({ localName }) => localName.startsWith('vt-'))
          .map(({ localName, offsetHeight }) => `${localName} ${offsetHeight}`),
      );
    const reserved = await heights();
    expect(reserved.length).toBeGreaterThan(0);
    expect(reserved.filter((one) => / 0$/.test(one) && !/go-back|hub-menu/.test(one))).toEqual([]);
    send();
    await ready(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('where the script never comes, the reserved height is released', async ({ page, open }) => {
  await page.route('**/vitrine.js', () => {});
  await open('/lone/', { wait: false, until: 'commit' });
  const form = page.locator('vt-lead-form');
  await expect(form).toHaveCSS('min-height', '705px');
  await form.evaluate((one) => {
    for (const animation of one.getAnimations()) animation.finish();
  });
  await expect(form).toHaveCSS('min-height', '0px');
  await expect(form.getByRole('link')).toBeVisible();
});
