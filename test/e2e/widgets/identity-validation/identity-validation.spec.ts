import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-identity-validation: by keyboard to the code, after a failure, and again after a reload', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await sandbox.fault('404', 'IDV-01');
  placeAlone('<vt-identity-validation></vt-identity-validation>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-identity-validation');
  // The account knows the rest.
  await expect(widget.getByLabel('Celular')).toHaveValue('(11) 95550-0101');
  await widget.getByLabel('CPF').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('07031990');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert')).toContainText('Nada do que você digitou foi perdido.');
  expect(await layoutShifts(page)).toEqual([]);
  await sandbox.fault('none', 'IDV-01');
  await widget.getByLabel('Celular').focus();
  await page.keyboard.press('Enter');
  await expect(widget.getByText(/^Aguarde: esta etapa/)).toBeVisible();

  await page.reload();
  const token = widget.getByLabel('Código recebido');
  await expect(token).toBeVisible({ timeout: 12_000 });
  await expect(widget.getByRole('button', { name: 'Enviar outro código' })).toBeVisible();
  await token.focus();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(widget.locator('[aria-current=step]')).toHaveText('Verificação de identidade');
  quiet(noise);
});
