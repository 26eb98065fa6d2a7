import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-user-data: completed by keyboard, saved after a failure', async ({ page, open, sandbox, noise }) => {
  placeAlone('<vt-user-data steps="user-data address-data"></vt-user-data>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-user-data');
  await widget.getByLabel('Data de nascimento').focus();
  await page.keyboard.type('01021990');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Endereço' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('01310100');
  await expect(widget.getByLabel('Cidade')).toHaveValue('São Paulo');
  await widget.getByLabel('Número').focus();
  await page.keyboard.type('10');
  await sandbox.fault('500', 'USR-03');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert')).toContainText('Nada do que você digitou foi perdido.');

  await sandbox.fault('none', 'USR-03');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Seus dados foram salvos' })).toBeFocused();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
