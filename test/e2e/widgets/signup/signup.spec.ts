import { expect, layoutShifts, type Page, test } from '../../lib/test';

const signup = (page: Page) => page.locator('vt-signup');
const TYPED = ['Nina Ramos', '11144477735', 'nina@correio.example', 'Segura#2026'];

test('vt-signup: by keyboard from the first field to the account, with the code of the e-mail', async ({
  page,
  open,
  sandbox,
}) => {
  await open('/fiat/cadastro/');
  await signup(page).getByLabel('Nome completo').focus();
  for (const text of TYPED) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await signup(page).getByLabel('Repita a senha', { exact: true }).focus();
  await page.keyboard.type('Segura#2026');
  await page.keyboard.press('Enter');
  await expect(signup(page).getByRole('heading', { name: 'Confirme o seu e-mail' })).toBeFocused();
  const [mail] = await (await fetch(`${sandbox.origin}/sandbox/mails`)).json();
  await page.keyboard.press('Tab');
  await page.keyboard.type(mail.code);
  await expect(signup(page).getByRole('heading', { name: 'A sua conta está pronta' })).toBeFocused();
  expect(await page.evaluate(() => document.cookie)).toContain('vitrine_session=');
  expect(await layoutShifts(page)).toEqual([]);
});
