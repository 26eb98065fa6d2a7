import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { sideways, tabTo } from '../../lib/page';
import { expect, layoutShifts, type Page, test } from '../../lib/test';

const MARKUP = '<vt-promotion></vt-promotion>';
const CODE = 'VITRINE-VERAO-FIAT-MIRANTE';

test.use({ viewport: { width: 390, height: 844 } });

test('vt-promotion: loaded after a failure, joined although the answer is lost, a QR code, by keyboard', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await sandbox.fault('404', 'PRM-03');
  placeAlone(MARKUP);
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-promotion');
  await expect(widget.getByRole('alert')).toHaveText('Não foi possível carregar as informações');

  await sandbox.fault('none', 'PRM-03');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Ver promoção Verão de Portas Abertas$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText(/^Certificado de Autorização/).first()).toBeVisible();

  // By the page: the browser itself repeats a request whose connection was closed.
  let joins = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/participant/verao-fiat')) joins++;
  });
  await sandbox.fault('lost', 'PRM-05');
  await widget.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await tabTo(page, /^Participar da promoção$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Você está participando' })).toBeFocused();
  await sandbox.fault('none', 'PRM-05');
  expect(joins).toBe(1);

  await tabTo(page, /^Ler QR code$/);
  await page.keyboard.press('Enter');
  const typed = widget.getByLabel('Ou digite o código');
  await typed.focus();
  await page.keyboard.type(CODE);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: /^QR code contado/ })).toBeFocused();
  await expect(widget.getByRole('listitem').filter({ hasText: CODE })).toBeVisible();
  expect(await sideways(page)).toBe(0);

  await page.goBack();
  await expect(widget.getByText('Você tem 1\u00a0número da sorte.').first()).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise, /ERR_EMPTY_RESPONSE/);
});

/** Signs a customer of the sandbox in while the page is open, as a login of the page does. */
const enter = (page: Page, user: string) =>
  page.evaluate((token) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    document.cookie = `vitrine_session=${token}; path=/`;
    // biome-ignore lint/suspicious/noDocumentCookie: the same
    document.cookie = `vitrine_identity=id-${token}; path=/`;
    document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
  }, user);

/** The numbers of a customer in the sandbox. */
async function numbersOf(origin: string, user: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/promotion/participant/verao-fiat`, {
    headers: { authorization: `Bearer id-${user}`, 'x-context': 'entrar.example' },
  });
  return ((await answer.json()) as { luckyNumbers: string[] }).luckyNumbers;
}

test('vt-promotion: one person invites another, who signs in and joins: both have a number', async ({
  page: ana,
  open,
  browser,
  sandbox,
}) => {
  placeAlone(MARKUP);
  await open('/lone/?vt-promotion=verao-fiat');
  await enter(ana, 'ana');
  const hers = ana.locator('vt-promotion');
  await hers.getByRole('checkbox').check();
  await hers.getByRole('button', { name: 'Participar da promoção' }).click();
  const link = await hers.getByLabel('Link do convite').inputValue();
  expect(link).toContain('hub-invited-by-id=user-ana');

  const context = await browser.newContext();
  const sofia = await context.newPage();
  placeAlone(MARKUP);
  await sofia.goto(link);
  const his = sofia.locator('vt-promotion');
  await expect(his.getByText(/^Você recebeu um convite para uma promoção/)).toBeVisible();
  // The sign-in comes back to another address of the page.
  await sofia.goto(`${sandbox.origin}${new URL(link).pathname}`);
  await enter(sofia, 'sofia');
  await expect(his.getByText(/^Você veio por um convite/)).toBeVisible();
  await his.getByRole('checkbox').check();
  await his.getByRole('button', { name: 'Participar da promoção' }).click();
  await expect(his.getByText('O convite foi contado.')).toBeVisible();

  await ana.reload();
  for (const [user, seen] of [
    ['ana', hers],
    ['sofia', his],
  ] as const) {
    const numbers = await numbersOf(sandbox.origin, user);
    expect(numbers).toHaveLength(1);
    await expect(seen.getByRole('list', { name: 'Seus números da sorte' })).toContainText(numbers[0] ?? '');
  }
  expect(await sofia.evaluate(() => [sessionStorage.length, location.search])).toEqual([
    0,
    expect.not.stringContaining('invited'),
  ]);
  await context.close();
});
