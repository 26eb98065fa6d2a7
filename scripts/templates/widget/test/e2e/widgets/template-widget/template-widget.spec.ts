import { expect, expectAccessible, test } from '../../lib/test';

test('vt-template-widget counts, added to a page that is already there', async ({ page, open }) => {
  await open('/lone/');
  await page.evaluate(() => {
    const widget = document.createElement('vt-template-widget');
    document.querySelector('h1')?.after(widget);
  });
  const widget = page.locator('vt-template-widget');
  await widget.getByRole('button', { name: 'Contar' }).click();
  await expect(widget.getByRole('status')).toHaveText('1 vez');
  await expectAccessible(page, 'vt-template-widget');
});
