import { placeAlone } from '../../lib/do-main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, expectAccessible, layoutShifts, test } from '../../lib/test';

test('vt-template-widget: filled and sent by keyboard, after a failure', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  placeAlone('<vt-template-widget></vt-template-widget>');
  await open('/lone/');
  const widget = page.locator('vt-template-widget');
  await widget.getByLabel('Nome completo').focus();
  await page.keyboard.type('Ana Souza');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ana@exemplo.com.br');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Quero um test drive');
  await sandbox.fault('500', 'CON-01');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert')).toContainText('Nada do que você digitou foi perdido.');
  await expect(widget.getByLabel('Mensagem')).toHaveValue('Quero um test drive');
  await expectAccessible(page, 'vt-template-widget');

  await sandbox.fault('none', 'CON-01');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('status').filter({ hasText: 'Mensagem enviada' })).toBeFocused();
  await expect(widget.getByRole('heading', { name: 'Mensagem enviada' })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
