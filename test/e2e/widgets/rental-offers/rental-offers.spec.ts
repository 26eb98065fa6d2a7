import { placeAlone } from '../../lib/do-main-job';
import { quiet } from '../../lib/noise';
import { sideways, tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-rental-offers: by keyboard, loaded after a failure: opened, a plan chosen, left by the browser', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sandbox.fault('404', 'ROL-01');
  placeAlone('<vt-rental-offers count="2" contact-url="/contato"></vt-rental-offers>');
  await open('/lone/');
  const widget = page.locator('vt-rental-offers');
  await expect(widget.getByRole('alert')).toHaveText('Não foi possível carregar as informações');

  await sandbox.fault('none', 'ROL-01');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  const titles = widget.getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(2);
  expect(await layoutShifts(page)).toEqual([]);
  await tabTo(page, /^Mostrar mais ofertas$/);
  await page.keyboard.press('Enter');
  await expect(titles.nth(2)).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(titles).toBeFocused();
  await expect(page).toHaveURL(/vt-rental-offer=/);
  await expect(widget.getByRole('heading', { name: 'Onde receber o carro' })).toBeVisible();
  const price = widget.locator('.plan-price');
  const before = await price.innerText();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(price).not.toHaveText(before);
  expect(await sideways(page)).toBe(0);
  await expect(widget.getByRole('link', { name: 'Quero assinar' })).toHaveAttribute('href', /vt-plan=prod-/);
  await page.goBack();
  await expect(titles.nth(2)).toBeFocused();
  quiet(noise);
});
