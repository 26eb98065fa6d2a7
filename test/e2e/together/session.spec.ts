import { expect, type Page, test } from '../lib/test';

const PAGE = '/do-carro-a-proposta/';
const flow = (page: Page) => page.locator('vt-funding-flow');

/** The page's sign-in address; the sandbox's panel, where a visitor becomes one of its people. */
const withSignIn = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const meta = document.createElement('meta');
      meta.name = 'vitrine:sign-in';
      meta.content = '/sandbox';
      document.head.append(meta);
    });
  });

test('a visitor signs in on another tab, finds what was sent, and goes on after the session has ended', async ({
  page,
  open,
  sandbox,
  context,
  noise,
}) => {
  await withSignIn(page);
  // A weak login opens the site; its query is passed on by a later page.
  await open('/comparador/?brand=CJDR&loginType=WEAK&partner=7&token=secret');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('vitrine:weak-login:v1')))
    .toContain('partner=7');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('secret');

  await open(PAGE);
  await flow(page).scrollIntoViewIfNeeded();
  const link = flow(page).getByRole('link', { name: 'Entrar na minha conta' });
  const href = new URL((await link.getAttribute('href')) ?? '');
  expect(Object.fromEntries(href.searchParams)).toEqual({
    returnUrl: page.url(),
    brand: 'CJDR',
    loginType: 'WEAK',
    partner: '7',
  });

  // The other tab signs in; this one notices when it is in front again.
  const signIn = (token: string) =>
    context.addCookies([{ name: 'vitrine_session', value: token, url: sandbox.origin }]);
  const returnToPage = () => page.evaluate(() => dispatchEvent(new Event('focus')));
  await signIn('ana');
  await returnToPage();
  const follow = flow(page).getByRole('button', { name: 'Acompanhar Proposta prop-approved-proposal' });
  await expect(follow).toBeVisible();

  // The session ends for the service: the list says so and keeps its place; signing in again brings it back.
  await sandbox.fault('401', 'PPS-01');
  await signIn('bruno');
  await returnToPage();
  await expect(flow(page).getByText(/Sua sessão terminou/)).toBeVisible();
  await expect(flow(page).getByRole('link', { name: /Entrar na minha conta/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  await sandbox.fault('none', 'PPS-01');
  await signIn('ana');
  await returnToPage();
  await follow.focus();
  await page.keyboard.press('Enter');
  await expect(flow(page).getByRole('heading', { name: 'Acompanhe a sua proposta' })).toBeVisible();
  // The browser's own line about the 401, and the author's that a token in the address is not passed on.
  expect(noise.filter((line) => /weak login: token/.test(line))).not.toEqual([]);
  noise.splice(0, noise.length, ...noise.filter((line) => !/401|weak login: token/.test(line)));
});
