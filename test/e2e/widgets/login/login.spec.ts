import { placeAlone } from '../../lib/do-main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, type Page, test } from '../../lib/test';

const login = (page: Page) => page.locator('vt-login');
const ANA = 'ana.nogueira@correio.example';

test('vt-login: by keyboard, after a wrong password and a failure, and out again', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  placeAlone('<vt-login password-url="/senha" signup-url="/cadastro"></vt-login>');
  await open('/lone/');
  await login(page).getByLabel('E-mail ou CPF').focus();
  await page.keyboard.type(ANA);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Errada#2026');
  await page.keyboard.press('Enter');
  await expect(
    login(page)
      .getByRole('alert')
      .filter({ hasText: /senha incorretos/ }),
  ).toBeFocused();

  await tabTo(page, /^Mostrar senha$/);
  await page.keyboard.press('Enter');
  const password = login(page).getByLabel('Senha', { exact: true });
  await expect(password).toHaveAttribute('type', 'text');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Vitrine#2026');
  await sandbox.fault('500', 'AUTH-12', 1);
  await page.keyboard.press('Enter');
  await expect(login(page).getByText('Ocorreu um erro, tente novamente')).toBeVisible();
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(login(page).getByRole('heading', { name: /^Olá, / })).toBeFocused();

  await tabTo(page, /^Sair da conta$/);
  await page.keyboard.press('Enter');
  await expect(login(page).getByRole('heading', { name: 'Entrar na sua conta' })).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).not.toContain('vitrine_session=');
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});

test('vt-login: with another site and back, in every tab, and nothing of it in the address', async ({
  page,
  open,
  context,
}) => {
  await open('/fiat/entrar/?modelo=argo');
  const other = await context.newPage();
  await other.goto(page.url());
  await login(page).getByRole('button', { name: 'Continuar com Google' }).click();
  await page.getByLabel('Pessoa').selectOption('ana');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(login(page).getByRole('heading', { name: /^Olá, / })).toBeVisible();
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?modelo=argo');
  // A tab looks when the visitor comes back to it.
  await other.bringToFront();
  await other.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(login(other).getByRole('heading', { name: /^Olá, / })).toBeVisible();
  await login(page).getByRole('button', { name: 'Sair da conta' }).click();
  await expect(login(other).getByRole('heading', { name: 'Entrar na sua conta' })).toBeVisible();
});
