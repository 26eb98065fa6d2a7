import { placeAlone } from '../../lib/do-main-job';
import { quiet, sideways, tabTo } from '../../lib/page';
import { expect, expectAccessible, layoutShifts, test } from '../../lib/test';

test('vt-offers: by keyboard, loaded after a failure: searched, opened, saved, left by the browser', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sandbox.fault('404', 'OSR-01');
  await placeAlone(page, '<vt-offers count="4" contact-url="/contato"></vt-offers>');
  await open('/lone/');
  const widget = page.locator('vt-offers');
  await expect(widget.getByRole('alert')).toHaveText('Não foi possível carregar as informações');
  await expectAccessible(page, 'vt-offers');

  await sandbox.fault('none', 'OSR-01');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  const titles = widget.getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(4);
  expect(await layoutShifts(page)).toEqual([]);
  await tabTo(page, /^Mostrar mais ofertas$/);
  await page.keyboard.press('Enter');
  await expect(titles.nth(4)).toBeFocused();

  await widget.getByRole('combobox', { name: 'Buscar por modelo ou versão' }).focus();
  await page.keyboard.type('pul');
  await expect(widget.getByRole('option', { name: /^Pulse/ }).first()).toBeVisible();
  await expectAccessible(page, 'vt-offers');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/vt-offers=Pulse/);
  await expect(widget.getByRole('status').filter({ hasText: /oferta/ })).toBeVisible();
  await expectAccessible(page, 'vt-offers');
  expect(await sideways(page)).toBe(0);

  await tabTo(page, /^Ver oferta/);
  await page.keyboard.press('Enter');
  await expect(titles).toBeFocused();
  await expect(page).toHaveURL(/vt-offer=/);
  await expect(widget.getByRole('heading', { name: 'Onde encontrar' })).toBeVisible();
  await expectAccessible(page, 'vt-offers');
  expect(await sideways(page)).toBe(0);
  await tabTo(page, /^Salvar/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('button', { name: /^Salva:/ })).toBeFocused();
  await page.goBack();
  await expect(titles.first()).toBeFocused();
  await page.goBack();
  await expect(widget.getByRole('combobox', { name: 'Buscar por modelo ou versão' })).toHaveValue('');
  // A failed search is logged (spec offers#search).
  quiet(noise, /^Response status: 404$/);
});
