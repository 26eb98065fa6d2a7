import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-password: by keyboard, with the code of the e-mail; its link leaves no code in the address', async ({
  page,
  open,
  sandbox,
}) => {
  await open('/fiat/senha/');
  const widget = page.locator('vt-password').first();
  await widget.getByLabel('E-mail').focus();
  await page.keyboard.type('ana.nogueira@correio.example');
  await page.keyboard.press('Enter');
  await expect(widget.getByText(/o código chega em alguns minutos/)).toBeFocused();
  const [mail] = await (await fetch(`${sandbox.origin}/sandbox/mails`)).json();
  await page.keyboard.press('Tab');
  await page.keyboard.type(mail.code);
  await widget.getByLabel('Nova senha', { exact: true }).focus();
  await page.keyboard.type('Segura#2026');
  await widget.getByLabel('Repita a nova senha', { exact: true }).focus();
  await page.keyboard.type('Segura#2026');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('status').getByRole('paragraph')).toBeFocused();
  await expect(widget.getByText('A sua senha foi salva.')).toBeVisible();
  await tabTo(page, /^Entrar na minha conta$/);
  expect(await layoutShifts(page)).toEqual([]);

  await open('/fiat/senha/?x=1#vt-code=123456');
  await expect(page.locator('vt-password').first().getByLabel('Nova senha', { exact: true })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});
