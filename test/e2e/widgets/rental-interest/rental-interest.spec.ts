import { placeAlone } from '../../lib/do-main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-rental-interest: filled and sent by keyboard, after a failure', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  placeAlone('<vt-rental-interest></vt-rental-interest>');
  await open('/lone/');
  const widget = page.locator('vt-rental-interest');
  const { keyboard } = page;
  await widget.getByLabel('Razão social').focus();
  await keyboard.type('Aurora Transportes');
  await keyboard.press('Tab');
  await keyboard.type('11222333000181');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.type('Ana Souza');
  await keyboard.press('Tab');
  await keyboard.type('ana@exemplo.com.br');
  await keyboard.press('Tab');
  await keyboard.type('11987654321');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('SUV');
  await keyboard.press('Tab');
  await keyboard.type('12');
  // What is missing is the consent; the focus goes to it.
  await keyboard.press('Enter');
  await expect(widget.getByLabel(/^Li e aceito/)).toBeFocused();
  await keyboard.press('Space');

  await sandbox.fault('500', 'LEA-01');
  await tabTo(page, /^Enviar interesse$/);
  await keyboard.press('Enter');
  await expect(widget.getByRole('alert')).toContainText('Nada do que você digitou foi perdido.');
  await expect(widget.getByLabel('Razão social')).toHaveValue('Aurora Transportes');

  await sandbox.fault('none', 'LEA-01');
  await tabTo(page, /^Tentar novamente$/);
  await keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Recebemos o interesse da sua empresa' })).toBeFocused();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
