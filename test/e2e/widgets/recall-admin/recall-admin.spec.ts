import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-recall-admin: an update is created once after a lost answer and validated, by keyboard', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await hasSession(page, 'sistemas');
  await sandbox.fault('lost', 'RCL-05', 1);
  placeAlone('<vt-recall-admin></vt-recall-admin>');
  await open('/lone/');
  const widget = page.locator('vt-recall-admin');
  await expect(widget.getByLabel('Placa ou chassi')).toBeVisible();
  await widget.getByLabel('Placa ou chassi').focus();
  await page.keyboard.type('FIA1A02');
  await page.keyboard.press('Enter');
  await expect(widget.locator('.recall-car')).toBeFocused();
  await tabTo(page, /^Criar atualização$/);
  await page.keyboard.press('Enter');
  // The question is heard, and then has its closing button and the dealer.
  await expect(widget.getByRole('dialog')).toBeFocused();
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab');
  await expect(widget.getByLabel('Código da concessionária')).toBeFocused();
  await tabTo(page, /^Criar atualização$/);
  await page.keyboard.press('Enter');
  // A browser repeats a PUT whose connection was lost: the service may have the update already.
  await expect(
    widget.getByText(/^(Atualização SW-\d+ criada\.|Este veículo já tem a atualização SW-)/),
  ).toBeVisible();
  await expect(widget.getByText('Aguardando a validação.', { exact: false })).toBeVisible();
  await tabTo(page, /^Validar atualização$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Validar atualização$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Validada em', { exact: false })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
