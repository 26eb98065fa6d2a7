import { expect, test } from '../lib/test';

test('a printed page has the fallback of widgets that were not reached, without a hole', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/fiat/');
  const far = page.locator('vt-dealer-finder');
  await expect(far).not.toHaveJSProperty('offsetHeight', 0);
  expect(await far.evaluate((one) => one.matches(':defined'))).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect(far.locator(':scope > *').first()).toBeVisible();
  expect(await far.evaluate((one) => (one as HTMLElement).offsetHeight)).toBeLessThan(200);
});
