import { placeAlone } from '../../lib/do-main-job';
import { keysOf } from '../../lib/keys';
import { quiet } from '../../lib/noise';
import { sideways, tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-offers: by keyboard, loaded after a failure: searched, opened, saved, left by the browser', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sandbox.fault('404', 'OSR-01');
  placeAlone('<vt-offers count="4" contact-url="/contato"></vt-offers>');
  await open('/lone/');
  const widget = page.locator('vt-offers');
  await expect(widget.getByRole('alert')).toHaveText('Não foi possível carregar as informações');

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
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/vt-offers=Pulse/);
  await expect(widget.getByRole('status').filter({ hasText: /oferta/ })).toBeVisible();
  expect(await sideways(page)).toBe(0);

  await tabTo(page, /^Ver oferta/);
  await page.keyboard.press('Enter');
  await expect(titles).toBeFocused();
  await expect(page).toHaveURL(/vt-offer=/);
  await expect(widget.getByRole('heading', { name: 'Onde encontrar' })).toBeVisible();
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

test('vt-offers: an offer is bought by keyboard, from its page to the payment of its car, with a failure on the way', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/fiat/ofertas/?vt-offer=of-fiat-4');
  const keys = keysOf(page);
  const offers = page.locator('vt-offers');
  const name = (await offers.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  await offers.getByRole('link', { name: 'Reservar' }).click();
  const widget = page.locator('vt-reservation');
  await expect(widget.locator('.visit-offer')).toContainText(name);
  await keys.activate(/^Reservar por esta oferta/);
  await keys.fill(/^Nome completo/, 'Nina Prado');
  await keys.fill(/^CPF/, '52998224725');
  await keys.fill(/^E-mail/, 'nina@exemplo.com.br');
  await keys.fill(/^Celular/, '31987654321');
  await keys.activate(/^Continuar$/);
  await expect(widget.locator('input[name=dealerCode]').first()).toBeVisible();
  const dealer = (await widget.locator('.dealer b').first().textContent()) ?? '';
  await keys.tabTo(new RegExp(`^${dealer}`));
  await keys.press('Space');
  await widget.getByLabel('Como você pretende pagar a reserva?').selectOption('financing');
  await keys.fill(/^Renda familiar por mês/, '8500');
  await expect(widget.getByText('Você paga agora')).toBeVisible();
  await sandbox.fault('lost', 'RES-05');
  // Nor can the orders be asked for it.
  await sandbox.fault('404', 'RES-08');
  await keys.activate(/^Reservar agora$/);
  await expect(widget.getByRole('alert').filter({ hasText: 'O carro não foi reservado' })).toBeVisible();
  await sandbox.fault('none', 'RES-05');
  await sandbox.fault('none', 'RES-08');
  await keys.activate(/^Tentar novamente$/);
  await expect(widget.getByRole('heading', { name: 'Como você quer pagar?' })).toBeVisible();
  await expect(widget.getByText(`Pela oferta: ${name}`)).toBeVisible();
  await expect(widget.getByRole('radio', { name: /^Financiamento/ })).toBeChecked();
  expect(await sideways(page)).toBe(0);
  const ids = ['RPT-03', 'CPN-09', 'CPN-03', 'RES-05', 'RPT-04'];
  const calls = await sandbox.calls();
  expect(ids.filter((id) => !calls.some(({ call }) => call === id))).toEqual([]);
  quiet(noise, /RES-05|Failed to load|ERR_EMPTY_RESPONSE/);
});
