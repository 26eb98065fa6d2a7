import { placeAlone } from '../../lib/do-main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-recall-search: by keyboard, after a failure: recalls, the voucher, the booking with its service', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  placeAlone('<vt-recall-search></vt-recall-search>');
  await open('/lone/');
  const widget = page.locator('vt-recall-search');
  await sandbox.fault('400', 'RCL-01');
  await widget.getByLabel('Placa ou chassi').focus();
  await page.keyboard.type('fia1a03');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert')).toContainText('Nada do que você digitou foi perdido.');
  await sandbox.fault('none', 'RCL-01');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.locator('.result h3')).toBeFocused();
  await expect(widget.getByText('Este carro tem 2 recalls pendentes.')).toBeVisible();
  await expect(widget.getByText(/o airbag pode não abrir/)).toBeVisible();

  await tabTo(page, /^Voucher em PDF/);
  const [voucher] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await expect.poll(() => voucher.isClosed() || voucher.url()).not.toBe('');
  await page.bringToFront();
  await tabTo(page, /^Agendar o reparo$/);
  await page.keyboard.press('Enter');
  const booking = widget.locator('vt-service-scheduling');
  await expect(booking.getByLabel('Placa')).toHaveValue('FIA1A03');
  await expect(booking.getByRole('textbox', { name: 'CEP' })).toBeFocused();
  await page.keyboard.type('01310-100');
  await page.keyboard.press('Enter');
  await booking
    .getByRole('dialog')
    .getByRole('button', { name: /^Escolher/ })
    .first()
    .click();
  await expect(booking.getByRole('checkbox', { name: /Recall/ })).toBeChecked();
  expect(page.url()).not.toContain('FIA');
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
