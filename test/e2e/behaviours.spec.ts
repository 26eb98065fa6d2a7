import { expect, test } from './lib/test';

test('an anchor scrolls to its target below the offset, moves the focus and writes the address', async ({
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
  // Widgets above may still come, and leave it off by a border.
  await expect
    .poll(() => page.locator('#contato').evaluate((one) => Math.abs(one.getBoundingClientRect().top - 100)))
    .toBeLessThan(4);
  expect(new URL(page.url()).hash).toBe('#contato');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('contato');
});

test('hide-scroll locks the page without a jump, show-scroll restores it, a released one ends by itself', async ({
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
  await tell('hide-scroll', { release: true });
  await expect.poll(overflow).toBe('hidden');
  await expect.poll(overflow, { timeout: 6000 }).toBe('');
});

test('the hub menu marks the section that is read, and says which entry was chosen', async ({
  page,
  open,
}) => {
  await open('/fiat/');
  const current = page.locator('vt-hub-menu a[aria-current]');
  await expect(current).toHaveCount(0);
  await page.locator('#contato').evaluate((one) => one.scrollIntoView({ block: 'start' }));
  await expect(current).toHaveText('Proposta');
  const chosen = page.evaluate(
    () =>
      new Promise((heard) =>
        document.addEventListener('vt-hub-menu-selected', (event) => heard(event.detail)),
      ),
  );
  await page.locator('vt-hub-menu').getByRole('link', { name: 'WhatsApp' }).click();
  expect(await chosen).toEqual({ href: '#whatsapp' });
});

test('go-back returns to the page before, or to the parent page where there is none', async ({
  page,
  open,
  sandbox,
  build,
}) => {
  const base = `${sandbox.origin}${build === 'react' ? '/react' : ''}`;
  await open('/');
  await page.getByRole('link', { name: /Fiat/ }).first().click();
  await page.waitForURL(/\/fiat\//);
  const back = page.locator('vt-go-back');
  await back.scrollIntoViewIfNeeded();
  await back.getByRole('link').click();
  await page.waitForURL(`${base}/`);
  await open('/fiat/');
  await back.scrollIntoViewIfNeeded();
  await expect(back.getByRole('link')).toHaveAttribute('href', /^\//);
});
