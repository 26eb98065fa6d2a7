import type { BrowserContext } from '@playwright/test';
import { placeAlone } from '../lib/do-main-job';
import { holdRequests } from '../lib/hold-requests';
import { quiet } from '../lib/noise';
import { expect, type Page, type Sandbox, test } from '../lib/test';

const ANA = { email: 'ana.nogueira@correio.example', password: 'Vitrine#2026' };

/** Sets a cookie for a path, as the page's host or another one of its domain does. */
const setCookie = (context: BrowserContext, name: string, value: string, path = '/') =>
  context.addCookies([{ name, value, path, domain: '127.0.0.1' }]);
const namesOf = async (context: BrowserContext, part: string) =>
  (await context.cookies()).filter(({ name }) => name.includes(part)).map(({ value }) => value);
const manners = (sandbox: Sandbox, changes: object) =>
  fetch(`${sandbox.origin}/sandbox/sign-ins`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  });
const tell = (page: Page, event: string) =>
  page.evaluate((type) => document.dispatchEvent(new Event(type, { bubbles: true })), event);
/** The guests in whose name the page has called. */
const guests = async (sandbox: Sandbox) => {
  const calls = (await sandbox.calls()) as unknown as { headers: Record<string, string> }[];
  return new Set(calls.flatMap(({ headers }) => headers['x-reservation-anonymous-guest'] ?? []));
};

async function signIn(page: Page): Promise<void> {
  const login = page.locator('vt-login');
  await login.getByLabel('E-mail ou CPF').fill(ANA.email);
  await login.getByLabel('Senha', { exact: true }).fill(ANA.password);
  await login.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(login.getByRole('heading', { name: /^Olá, / })).toBeVisible();
}

test('I1 guest: a cookie planted for a longer path makes nobody act as it, and the visitor is told', async ({
  page,
  open,
  context,
  sandbox,
  noise,
}) => {
  await setCookie(context, 'vitrine_guest', 'own-guest-0001');
  await setCookie(context, 'vitrine_guest', 'planted-guest-1', '/lone');
  placeAlone('<vt-reservation></vt-reservation>');
  await open('/lone/');
  await expect(page.getByText(/Não foi possível reconhecer com segurança as reservas/)).toBeVisible();
  // The guest begins anew, with one cookie.
  const left = await namesOf(context, 'vitrine_guest');
  expect(left).toEqual([expect.stringMatching(/^[\da-f]{32}$/)]);
  expect(await guests(sandbox)).toEqual(new Set(left));
  expect(noise.filter((line) => /cookie vitrine_guest: two values/.test(line))).toHaveLength(1);
  quiet(noise, /cookie vitrine_guest/);
});

test('I2 guest: an encoded name is another cookie', async ({ open, context, sandbox }) => {
  await setCookie(context, 'vitrine_guest', 'own-guest-0001');
  await setCookie(context, 'vitrine%5Fguest', 'planted-guest-1', '/lone');
  placeAlone('<vt-reservation></vt-reservation>');
  await open('/lone/');
  await expect.poll(() => guests(sandbox)).toEqual(new Set(['own-guest-0001']));
});

test('I3 session: of two cookies neither is used, and a sign-in leaves one', async ({
  page,
  open,
  context,
  noise,
}) => {
  await setCookie(context, 'vitrine_session', 'ana');
  await setCookie(context, 'vitrine_session', 'bruno', '/fiat');
  await open('/fiat/entrar/');
  await signIn(page);
  const left = await namesOf(context, 'vitrine_session');
  expect(left).toHaveLength(1);
  expect(left[0]).toMatch(/^ana\.\d+$/);
  expect(noise.filter((line) => /cookie vitrine_session: two values/.test(line))).toHaveLength(1);
  quiet(noise, /cookie vitrine_session/);
});

test('I4 sign-out in one tab empties the form that the account has filled in in another', async ({
  page,
  open,
  context,
}) => {
  await setCookie(context, 'vitrine_session', 'ana');
  await open('/lone/');
  const form = page.locator('vt-lead-form');
  await form.getByLabel('Celular').focus();
  await expect(form.getByLabel('Nome completo')).toHaveValue(/^Ana/);
  await form.getByLabel('CPF').fill('529.982.247-25');
  const other = await context.newPage();
  await other.goto(new URL('/fiat/entrar/', page.url()).href);
  await other.locator('vt-login').getByRole('button', { name: 'Sair da conta' }).click();
  for (const label of ['Nome completo', 'CPF']) await expect(form.getByLabel(label)).toHaveValue('');
  await expect(form.getByLabel('E-mail', { exact: true }).first()).toHaveValue('');
});

test('I5 next account: nothing of the former one is seen before the service has said who signed in', async ({
  page,
  open,
  context,
}) => {
  await setCookie(context, 'vitrine_session', 'ana');
  placeAlone('<vt-user-data></vt-user-data>');
  await open('/lone/');
  const name = page.locator('vt-user-data').getByLabel(/^Nome/);
  await expect(name).toHaveValue(/^Ana/);
  const go = await holdRequests(page, '**/api/user/users/self*');
  await setCookie(context, 'vitrine_session', 'bruno');
  await tell(page, 'vt-session-started');
  await expect(page.getByText('Carregando sua conta…')).toBeVisible();
  await expect(name).toBeHidden();
  go();
  await expect(name).toHaveValue(/^Bruno/);
});

test('I6 a sign-in without an identity token clears that of the former visitor', async ({
  page,
  open,
  context,
  sandbox,
}) => {
  await manners(sandbox, { bringsIdentity: false });
  await setCookie(context, 'vitrine_identity', 'id-bruno');
  await open('/fiat/entrar/');
  await signIn(page);
  expect(await namesOf(context, 'vitrine_session')).toHaveLength(1);
  expect(await namesOf(context, 'vitrine_identity')).toEqual([]);
});

test('I7 an identity that has ended ends the promotions, and not the session', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await open('/fiat/entrar/');
  await signIn(page);
  // Longer than the identity lasts, and less than the session.
  await sandbox.advance(21 * 60_000);
  await page.addInitScript(() => {
    const page = globalThis as unknown as { ended: string[] };
    page.ended = [];
    for (const type of ['vt-session-expired', 'vt-identity-expired'])
      addEventListener(type, () => page.ended.push(type));
  });
  placeAlone('<vt-promotion></vt-promotion><vt-garage load="eager"></vt-garage>');
  await open('/lone/');
  await expect(page.locator('vt-promotion').getByText(/^Para esta área você precisa entrar/)).toBeVisible();
  await expect(page.locator('vt-garage').getByRole('heading').first()).toBeVisible();
  await expect(page.getByText(/Sua sessão terminou/)).toHaveCount(0);
  const ended = await page.evaluate(() => (globalThis as unknown as { ended: string[] }).ended);
  expect([...new Set(ended)]).toEqual(['vt-identity-expired']);
  quiet(noise, /promotion|vitrine:sign-in/);
});

/** The address once the loader has run, while no file that it asks for arrives; the query is the page's own. */
async function addressBeforeChunks(
  page: Page,
  open: (path: string, options: object) => Promise<void>,
  at: string,
) {
  const goes = [await holdRequests(page, '**/chunks/**'), await holdRequests(page, '**/widgets/**')];
  await open(at, { wait: false, until: 'commit' });
  await page.waitForFunction(() => (globalThis as never)[Symbol.for('vitrine')]);
  const { hash } = new URL(page.url());
  for (const go of goes) go();
  return hash;
}

test('I8 a social token has left the address before any chunk arrives', async ({ page, open }) => {
  const hash = await addressBeforeChunks(page, open, '/fiat/entrar/#vt-token=s3cret-token&topo');
  expect(hash).toBe('#topo');
  // Nobody on this tab has asked for it.
  await expect(page.locator('vt-login').getByRole('alert').first()).toBeVisible();
});

test('I9 the token of a manage link has left the address before any chunk arrives', async ({
  page,
  open,
  sandbox,
}) => {
  placeAlone('<vt-order-timeline></vt-order-timeline>');
  const link = '/lone/?order=res-1#vt-manage=0f7c1d2e-aaaa-bbbb-cccc-1234567890ab';
  expect(await addressBeforeChunks(page, open, link)).toBe('');
  // It is used all the same.
  await expect
    .poll(async () => {
      const calls = (await sandbox.calls()) as unknown as { headers: Record<string, string> }[];
      return calls.some(({ headers }) => Object.values(headers).includes('***'));
    })
    .toBe(true);
});
