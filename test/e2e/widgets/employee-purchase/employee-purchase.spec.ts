import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet, tabTo } from '../../lib/page';
import { expect, expectAccessible, layoutShifts, test } from '../../lib/test';

test('vt-employee-purchase: filled and sent by keyboard, after a failure', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await placeAlone(page, '<vt-employee-purchase></vt-employee-purchase>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-employee-purchase');
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
  await expectAccessible(page, 'vt-employee-purchase');

  await sandbox.fault('none', 'CON-01');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('status').filter({ hasText: 'Mensagem enviada' })).toBeFocused();
  await expect(widget.getByRole('heading', { name: 'Mensagem enviada' })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
