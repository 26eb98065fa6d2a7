import { placeAlone } from '../../lib/do-main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-coupon: applied and used by keyboard, after a failure', async ({ page, open, sandbox, noise }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  placeAlone('<vt-coupon offer-id="of-fiat-1" down-payment="30000" redeem></vt-coupon>');
  await open('/lone/');
  const widget = page.locator('vt-coupon');
  const code = widget.getByRole('textbox', { name: /^Código do cupom/ });
  await widget.getByLabel('Prazo do plano').selectOption('24');
  await code.focus();
  await page.keyboard.type('NATAL');
  await page.keyboard.press('Enter');
  await expect(widget.locator('#coupon-error')).toHaveText('Este cupom não está disponível.');

  await tabTo(page, /^Usar este cupom$/);
  await page.keyboard.press('Enter');
  await expect(widget.locator('.coupon-name')).toBeFocused();
  await sandbox.fault('500', 'CPN-05');
  await tabTo(page, /^Usar o cupom agora$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Um erro ocorreu, tente novamente')).toBeVisible();

  await sandbox.fault('none', 'CPN-05');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Você usou o cupom' })).toBeFocused();
  await expect(widget.getByText('VITRINE24FIAT1')).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
