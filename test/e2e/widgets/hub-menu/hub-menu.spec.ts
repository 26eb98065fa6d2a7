import { expect, test } from '../../lib/test';

test('the hub menu marks the current section, and reports the chosen entry', async ({ page, open }) => {
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
