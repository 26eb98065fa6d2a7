import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { focused, sideways, tabTo } from '../../lib/page';
import { expect, layoutShifts, type Page, test } from '../../lib/test';

const account = (page: Page) => page.locator('vt-account');
const section = (page: Page, name: string) => account(page).getByRole('region', { name });
const filesOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/widgets\/([\w-]+)\.js/.exec(name)?.[1] ?? [])
      .sort(),
  );

test('vt-account: by keyboard from a link to a section, after a failure, and back', async ({
  page,
  open,
  noise,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await hasSession(page);
  await page.route(/\/widgets\/card-wallet\.js/, (route) => route.abort());
  await open('/fiat/conta/?vt-section=garage');
  await expect(section(page, 'Minha garagem').getByRole('listitem').first()).toBeVisible();
  // The files of the open section only, with those of its cars' pictures.
  await expect.poll(() => filesOf(page)).toEqual(['account', 'car-image', 'garage']);
  expect(await layoutShifts(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);

  await tabTo(page, /^Seções da conta: Minha garagem$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Meus cartões$/);
  await page.keyboard.press('Enter');
  await expect(section(page, 'Meus cartões').getByRole('alert')).toHaveText(
    'Não foi possível carregar as informações',
  );
  await page.unroute(/\/widgets\/card-wallet\.js/);
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(section(page, 'Meus cartões').getByRole('button', { name: 'Incluir cartão' })).toBeVisible();

  await page.goBack();
  await expect(section(page, 'Minha garagem').getByRole('listitem').first()).toBeVisible();
  await expect.poll(() => focused(page)).toBe('Minha garagem');
  await page.goForward();
  await expect.poll(() => focused(page)).toBe('Meus cartões');
  await page.reload();
  await expect(account(page).locator('nav [aria-current=page]')).toHaveText('Meus cartões');
  await expect(account(page).getByRole('button', { name: 'Seções da conta: Meus cartões' })).toBeVisible();
  quiet(noise, /vt-card-wallet/);
});

test('vt-account: a benefit opens in a tab that cannot reach the page, and signing out reaches every tab', async ({
  page,
  open,
  context,
  sandbox,
}) => {
  await context.route('https://recompensas.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>document.title = [opener, document.referrer.includes("conta")].join()</script>',
    }),
  );
  await open('/fiat/conta/?vt-section=password');
  // Who is not signed in sees the way in, and nothing moves.
  await expect(account(page).getByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  await context.addCookies([{ name: 'vitrine_session', value: 'ana', url: sandbox.origin }]);
  await open('/fiat/conta/?vt-section=benefits');
  const other = await context.newPage();
  await other.goto(page.url());
  await page.bringToFront();
  const opened = context.waitForEvent('page');
  await account(page)
    .getByRole('button', { name: /^Recompensas/ })
    .click();
  const site = await opened;
  await site.waitForURL(/ticket=\d{6}/);
  await expect.poll(() => site.title()).toBe(',false');
  await expect(account(page).getByText('Recompensas abriu em uma nova aba.')).toBeAttached();

  await site.close();
  await page.bringToFront();
  await account(page).getByRole('link', { name: 'Trocar a senha' }).click();
  await account(page).getByLabel('Senha atual').fill('Vitrine#2026');
  await account(page).getByRole('button', { name: 'Sair da conta' }).click();
  const signIn = (tab: Page) => account(tab).getByRole('link', { name: 'Entrar na minha conta' });
  await expect(signIn(page)).toBeFocused();
  await expect(account(page).getByLabel('Senha atual')).toHaveCount(0);
  await other.bringToFront();
  await expect(signIn(other)).toBeVisible();
});
