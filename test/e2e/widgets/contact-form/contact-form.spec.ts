import { placeAlone } from '../../lib/do-main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-contact-form: filled and sent by keyboard, after a failure', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  placeAlone('<vt-contact-form></vt-contact-form>');
  await open('/lone/');
  const widget = page.locator('vt-contact-form');
  await widget.getByLabel('Motivo do contato').focus();
  await page.keyboard.type('Recall');
  // The recipient stays as it is.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ana Souza');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ana@exemplo.com.br');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('O meu carro está na lista?');
  await sandbox.fault('500', 'CON-01');
  await tabTo(page, /^Enviar mensagem$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert')).toContainText('Nada do que você digitou foi perdido.');
  await expect(widget.getByLabel('Mensagem')).toHaveValue('O meu carro está na lista?');

  await sandbox.fault('none', 'CON-01');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Recebemos sua mensagem' })).toBeFocused();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
