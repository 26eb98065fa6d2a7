import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test.use({ viewport: { width: 390, height: 844 } });

test('vt-welcome-kit: the address is typed by keyboard, saved after a failure, and changed', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  placeAlone('<vt-welcome-kit></vt-welcome-kit>');
  await hasSession(page);
  await open('/lone/?order=res-user-ana-1');
  const widget = page.locator('vt-welcome-kit');
  await widget.getByLabel('CEP').focus();
  await page.keyboard.type('01310100');
  await expect(widget.getByLabel('Cidade')).toHaveValue('São Paulo');
  await expect(widget.getByLabel('Número')).toBeFocused();
  await page.keyboard.type('10');
  await sandbox.fault('500', 'KIT-01');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert')).toContainText('Nada do que você digitou foi perdido.');

  await sandbox.fault('none', 'KIT-01');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'O endereço do kit foi salvo' })).toBeFocused();
  await expect(widget.getByText(/, 10$/)).toBeVisible();

  await tabTo(page, /^Alterar endereço$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Para onde enviamos o seu kit?' })).toBeFocused();
  await tabTo(page, /^Manter o endereço salvo$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Estamos preparando o seu kit' })).toBeFocused();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
