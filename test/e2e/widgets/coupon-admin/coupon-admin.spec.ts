import { expectSentOnce } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-coupon-admin: uses are cleared by keyboard, with a failure on the way', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await hasSession(page, 'nation');
  await sandbox.fault('503', 'CPN-08', 1);
  await open('/jeep/equipe-cupons/');
  const widget = page.locator('vt-coupon-admin');
  await widget.getByLabel('ID do cupom').focus();
  await page.keyboard.type('cup-of-jeep-1-48');
  await page.keyboard.press('Tab');
  await page.keyboard.type('39053344705');
  await page.keyboard.press('Enter');
  const dialog = widget.getByRole('dialog');
  await expect(dialog).toBeFocused();
  await tabTo(page, /^Voltar$/);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(widget.getByLabel('CPF', { exact: true })).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, /^Liberar$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert')).toContainText('não disse se os usos foram liberados');
  await expect(widget.getByRole('listitem')).toContainText('Sem resposta');

  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Liberar$/);
  await page.keyboard.press('Enter');
  const done = '1 uso do cupom cup-of-jeep-1-48 para o CPF •••.533.447-•• foi liberado.';
  await expect(widget.getByRole('status').filter({ hasText: done })).toBeVisible();
  await expect(widget.getByRole('listitem')).toContainText(done);
  await expect(widget.locator(':focus')).toHaveCount(1);
  expect(page.url()).not.toContain('39053344705');
  expect(await layoutShifts(page)).toEqual([]);
  expect((await sandbox.ledger()).map(({ call }) => call)).toEqual(['CPN-08']);
  await expectSentOnce(sandbox);
  quiet(noise);
});
