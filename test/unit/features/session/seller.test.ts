// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../lib/eventually';
import { json, metas, signOut } from '../../lib/requests';
import { stubFetch } from '../../lib/stub-fetch';

const signIn = (token: string) => Cookies.set('vitrine_session', token, { path: '/' });
/** The two services that know a seller: the single sign-on with the roles, the user service with the name. */
const services = (signOn: object, user: object | number = {}) => {
  const fetch = vi.fn(async (request: Request) => {
    if (request.url.endsWith('/auth/v2/auth')) return json({ token: 't', user: { id: 'u', ...signOn } });
    if (typeof user === 'number') return new Response('', { status: user });
    return json({ id: 'u', name: 'Vera Salgado', emailPreferred: 'vera@x.example', phone: '119', ...user });
  });
  stubFetch(fetch);
};
let stop = () => {};
const load = async () => {
  const { $seller, requestSeller } = await import('#features/session/seller');
  stop = $seller.listen(() => {});
  requestSeller();
  return $seller;
};
const says = (store: { get(): unknown }, wanted: object) =>
  eventually(() => expect(store.get()).toMatchObject(wanted));

beforeEach(() => {
  vi.resetModules();
  Object.assign(globalThis, { [Symbol.for('vitrine')]: undefined });
  localStorage.clear();
  sessionStorage.clear();
  signOut();
  metas();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('$seller', () => {
  it('is nobody without a session', async () => {
    services({});
    await says(await load(), { status: 'none', seller: null });
  });

  it.each([
    ['user_dealer', 'D1', 'ready'],
    ['dealer_manager', 'D1', 'ready'],
    ['user_dealer', '', 'dealerless'],
  ])('%s at the dealer "%s" is %s', async (role, dealerCode, status) => {
    signIn('vera');
    services({ roles: ['customer', role], dealerCode });
    await says(await load(), {
      status,
      seller: { name: 'Vera Salgado', email: 'vera@x.example', phone: '119', dealerCode },
    });
  });

  it('is refused where somebody does not sell', async () => {
    signIn('ana');
    services({ roles: ['customer', 'sales_customer'], dealerCode: 'D1' });
    await says(await load(), { status: 'refused', seller: null });
  });

  it('says that it could not be loaded', async () => {
    signIn('vera');
    services({ roles: ['user_dealer'], dealerCode: 'D1' }, 404);
    await says(await load(), { status: 'failed', seller: null });
  });

  it('stays with its work while the session has ended by itself, and goes with a sign-out', async () => {
    signIn('vera');
    services({ roles: ['user_dealer'], dealerCode: 'D1' });
    const store = await load();
    await says(store, { status: 'ready' });
    signOut();
    const { readSession } = await import('#features/session/session');
    readSession();
    await says(store, { status: 'expired', seller: { name: 'Vera Salgado' } });
    signIn('vera-again');
    readSession();
    await says(store, { status: 'ready' });
    signOut();
    readSession('ended');
    await says(store, { status: 'none', seller: null });
  });
});
