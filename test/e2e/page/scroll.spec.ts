import { expect, test } from '../lib/test';

test('an anchor scrolls to its target below the offset, moves the focus and updates the URL', async ({
  page,
  open,
}) => {
  await open('/fiat/');
  await page.mouse.move(200, 200);
  await page
    .locator('header')
    .getByRole('link', { name: 'Contato' })
    .or(page.getByRole('link', { name: 'Peça uma proposta' }))
    .first()
    .click();
  // Widgets above may still load, and move it by a border.
  await expect
    .poll(() => page.locator('#contato').evaluate((one) => Math.abs(one.getBoundingClientRect().top - 100)))
    .toBeLessThan(4);
  expect(new URL(page.url()).hash).toBe('#contato');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('contato');
});

test('hide-scroll locks the page without a jump, show-scroll unlocks it, a removed widget releases its lock', async ({
  page,
  open,
}) => {
  await open('/fiat/');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  const overflow = () => page.evaluate(() => document.documentElement.style.overflow);
  const tell = (type: string, detail?: object) =>
    page.evaluate(
      ([type, detail]) => document.dispatchEvent(new CustomEvent(type as string, { detail, bubbles: true })),
      [type, detail ?? null] as const,
    );
  await tell('hide-scroll');
  await expect.poll(overflow).toBe('hidden');
  expect(await page.evaluate(() => scrollY)).toBe(600);
  await tell('hide-scroll');
  await tell('show-scroll');
  expect(await overflow()).toBe('hidden');
  await tell('show-scroll');
  expect(await overflow()).toBe('');
  expect(await page.evaluate(() => scrollY)).toBe(600);
  await tell('hide-scroll');
  await expect.poll(overflow).toBe('hidden');
  await expect.poll(overflow, { timeout: 6000 }).toBe('');
});
