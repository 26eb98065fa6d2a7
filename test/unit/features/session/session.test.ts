// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '#features/session/session';
import { eventually } from '../../lib/eventually';
import { json, metas, signOut } from '../../lib/requests';
import { stubFetch } from '../../lib/stub-fetch';

const signIn = (token: string) => Cookies.set('vitrine_session', token, { path: '/' });
const bearerOf = (request: Request) => request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
/** The user service and the single sign-on, which know everybody by their token. */
const services = () => {
  const fetch = vi.fn(async (request: Request) =>
    request.url.endsWith('/auth/v2/auth')
      ? json({ token: bearerOf(request), user: { id: bearerOf(request), roles: ['customer'] } })
      : json({ id: bearerOf(request), name: `Name of ${bearerOf(request)}` }),
  );
  stubFetch(fetch);
  return fetch;
};
let stop = () => {};
const load = async () => {
  const module = await import('#features/session/session');
  const seen: Session[] = [];
  const { cleanStores } = await import('nanostores');
  const end = module.$session.listen((value) => seen.push(value));
  stop = () => {
    end();
    // Without the store's delay, after which the next test would hear this one's listeners.
    cleanStores(module.$session);
  };
  return { ...module, seen };
};
const loaded = ($session: { get(): Session }) =>
  eventually(() => expect($session.get()).toMatchObject({ status: 'LOADED' }));

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

describe('$session', () => {
  it('costs an anonymous visitor no call', async () => {
    const fetch = services();
    const { requestUser, $session } = await load();
    requestUser();
    requestUser('signOnUser');
    expect($session.get()).toMatchObject({ state: 'none', status: 'LOADED', user: null });
    expect(fetch).not.toHaveBeenCalled();
  });
  it('loads each user once per session, and keeps neither them nor the token outside memory', async () => {
    signIn('ana');
    const fetch = services();
    const { requestUser, $session, seen } = await load();
    for (const _widget of [1, 2]) {
      requestUser();
      requestUser('signOnUser');
    }
    await loaded($session);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(seen[0]).toMatchObject({ status: 'LOADING', state: 'signedIn' });
    expect($session.get()).toMatchObject({
      user: { name: 'Name of ana' },
      signOnUser: { roles: ['customer'] },
    });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toBe('{}');
    const { user: _user, signOnUser: _signOnUser, ...rest } = $session.get();
    expect(JSON.stringify(rest)).not.toContain('ana');
  });
  it('has the user of a new token, and none when the cookie goes', async () => {
    signIn('ana');
    const fetch = services();
    const { requestUser, $session } = await load();
    requestUser();
    await loaded($session);
    signIn('bruno');
    dispatchEvent(new Event('focus'));
    expect($session.get()).toMatchObject({ user: null, state: 'signedIn' });
    await loaded($session);
    expect($session.get().user?.name).toBe('Name of bruno');
    expect(fetch).toHaveBeenCalledTimes(2);
    signOut();
    dispatchEvent(new Event('focus'));
    expect($session.get()).toMatchObject({ user: null, state: 'expired' });
  });
  it.each([
    ['vt-session-started', () => document.dispatchEvent(new Event('vt-session-started', { bubbles: true }))],
    ['a return to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the back-forward cache', () => dispatchEvent(new Event('pageshow'))],
    ['another page of the site', () => new BroadcastChannel('vitrine-session').postMessage('changed')],
  ])('is read again on %s', async (_name, happens) => {
    services();
    const { requestUser, $session } = await load();
    requestUser();
    signIn('ana');
    happens();
    await eventually(() => expect($session.get().user?.name).toBe('Name of ana'));
  });
  it('tells the other pages of the site, without saying who', async () => {
    services();
    await load();
    const heard = vi.fn();
    const other = new BroadcastChannel('vitrine-session');
    other.onmessage = ({ data }) => heard(data);
    signIn('ana');
    const { announceSession } = await import('#page/session/changes');
    announceSession('started');
    await eventually(() => expect(heard).toHaveBeenCalledWith('changed'));
    other.close();
  });
  it('distinguishes a visitor who signs out from a session that ends', async () => {
    signIn('ana');
    services();
    const { $session } = await load();
    signOut();
    document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
    expect($session.get()).toMatchObject({ state: 'signedOut' });
  });
  describe('after a sign-out on another page of the site', () => {
    const signOutElsewhere = (name: string) => {
      signOut();
      localStorage.setItem('vitrine:sign-out:v1', JSON.stringify({ saved: 0, value: name }));
    };
    const start = async () => {
      signIn('ana');
      services();
      const { $session, seen } = await load();
      return { $session, seen, state: () => $session.get().state };
    };

    it('has ended by it, as soon as that page tells', async () => {
      const { state } = await start();
      signOutElsewhere('one');
      const other = new BroadcastChannel('vitrine-session');
      other.postMessage('changed');
      await eventually(() => expect(state()).toBe('signedOut'));
      other.close();
    });
    it('has ended by it, however late this page looks', async () => {
      const { state } = await start();
      signOutElsewhere('one');
      dispatchEvent(new Event('pageshow'));
      expect(state()).toBe('signedOut');
    });
    it('has ended by it, even if the cookie went first', async () => {
      const { state } = await start();
      signOut();
      dispatchEvent(new Event('focus'));
      expect(state()).toBe('expired');
      signOutElsewhere('one');
      dispatchEvent(new Event('focus'));
      expect(state()).toBe('signedOut');
    });
    it('has ended by it, before the session of the next visitor', async () => {
      const { seen } = await start();
      signOutElsewhere('one');
      signIn('bruno');
      dispatchEvent(new Event('focus'));
      expect(seen.map(({ state }) => state)).toEqual(['signedOut', 'signedIn']);
    });
    it.each([
      ['of before this session', () => signOutElsewhere('one')],
      [
        'on this page, before this session',
        () => document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })),
      ],
    ])('ends by itself where the sign-out is one %s', async (_name, happens) => {
      const { state } = await start();
      happens();
      dispatchEvent(new Event('focus'));
      signIn('bruno');
      dispatchEvent(new Event('focus'));
      signOut();
      dispatchEvent(new Event('focus'));
      expect(state()).toBe('expired');
    });
    it('is not taken for one where another token follows without it', async () => {
      const { seen } = await start();
      signIn('ana-2');
      dispatchEvent(new Event('focus'));
      expect(seen.map(({ state }) => state)).toEqual(['signedIn']);
    });
  });
  it('drops an answer for an earlier token', async () => {
    signIn('ana');
    const waiting: ((response: Response) => void)[] = [];
    stubFetch(() => new Promise<Response>((go) => waiting.push(go)));
    const { requestUser, $session } = await load();
    requestUser();
    await eventually(() => expect(waiting).toHaveLength(1));
    signIn('bruno');
    dispatchEvent(new Event('focus'));
    await eventually(() => expect(waiting).toHaveLength(2));
    waiting[1]?.(json({ name: 'Bruno' }));
    await loaded($session);
    waiting[0]?.(json({ name: 'Ana' }));
    await new Promise((go) => setImmediate(go));
    expect($session.get()).toMatchObject({ user: { name: 'Bruno' }, status: 'LOADED' });
  });
  it('says that a user could not be loaded, and the next request tries again', async () => {
    signIn('ana');
    stubFetch(async () => json({}, 403));
    const { requestUser, $session } = await load();
    requestUser();
    await eventually(() => expect($session.get()).toMatchObject({ failed: true, status: 'LOADED' }));
    services();
    requestUser();
    await eventually(() => expect($session.get()).toMatchObject({ failed: false, user: { id: 'ana' } }));
  });
  it('ends when a service refuses its token, until the visitor signs in again', async () => {
    signIn('ana');
    stubFetch(async () => json({}, 401));
    const { requestUser, $session } = await load();
    requestUser();
    await eventually(() => expect($session.get()).toMatchObject({ state: 'expired' }));
    services();
    // Perhaps with the same token.
    document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
    await eventually(() => expect($session.get()).toMatchObject({ state: 'signedIn', user: { id: 'ana' } }));
  });
  it('works without channels and with blocked cookies', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    const { requestUser, $session } = await load();
    requestUser();
    expect($session.get().state).toBe('none');
    vi.restoreAllMocks();
  });
});
