// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { object, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '#features/orders/guest/guest-identity';
import { $session } from '#features/session/session';
import { startSession } from '#features/session/start-session';
import { bearer, goOnAsGuest, isIdentityExpired, isTokenRejected } from '#page/session/session';
import { noteSignOut } from '#page/session/sign-outs';
import { GET, POST } from '#services/http/call';
import { answers, failure, json, metas, sent, signOut } from '../../lib/requests';

const open = POST('B-01', 'things', '/open/{id}', { body: object({ name: string() }) });
const own = GET('B-02', 'user', '/self', { auth: 'bearer' });
const signIn = POST('B-03', 'auth', '/in', { auth: 'basic' });
const lead = POST('B-04', 'leads', '/', { auth: 'client-id-secret' });
const guest = POST('B-05', 'reservation', '/', { auth: 'bearer', wire: { guest: 'owner' } });

const done = () => new Response(null, { status: 204 });
const bearerOf = (request: Request) => request.headers.get('authorization');
const input = { id: '1', body: { name: 'a' } };
const expired = vi.fn();

beforeEach(() => {
  metas();
  signOut();
  Cookies.set('vitrine_session', 'secret', { path: '/' });
  document.addEventListener('vt-session-expired', expired);
});
afterEach(() => {
  document.removeEventListener('vt-session-expired', expired);
  expired.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a token that a service refuses', () => {
  it.each([
    ['a GET', GET('B-06', 'things', '/open')],
    ['a search by POST', POST('B-07', 'things', '/search', { safe: true })],
    ['what is the same for everybody', GET('B-08', 'reservation', '/open', { wire: { guest: 'anyone' } })],
  ] as const)('does not take %s from the visitor: it is sent again without it, once', async (_, read) => {
    const fetch = answers(json({}, 401), done(), done());
    await read({});
    expect([0, 1].map((n) => bearerOf(sent(fetch, n)))).toEqual(['Bearer secret', null]);
    expect(expired).toHaveBeenCalledTimes(1);
    // Nor is it sent by a later call.
    await read({});
    expect(bearerOf(sent(fetch, 2))).toBeNull();
    expect(expired).toHaveBeenCalledTimes(1);
  });
  it('is a failure where the second request is refused as well', async () => {
    const fetch = answers(json({}, 401), json({}, 401));
    expect(await failure(GET('B-06', 'things', '/open')({}))).toMatchObject({ kind: 'http', status: 401 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  it('never sends again what changes something, nor with a second press, until the visitor decides', async () => {
    const fetch = answers(json({}, 401), done(), done());
    for (let n = 0; n < 2; n++)
      expect(await failure(open(input))).toMatchObject({ kind: 'http', status: 401 });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(expired).toHaveBeenCalledTimes(1);
    goOnAsGuest();
    await open(input);
    expect(bearerOf(sent(fetch, 1))).toBeNull();
    Cookies.set('vitrine_session', 'another', { path: '/' });
    await open(input);
    expect(bearerOf(sent(fetch, 2))).toBe('Bearer another');
  });
  it('waits for the decision also where the page has removed the cookie', async () => {
    const fetch = answers(json({}, 401));
    await failure(open(input));
    Cookies.remove('vitrine_session', { path: '/' });
    expect(await failure(open(input))).toMatchObject({ status: 401 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
  it('waits again where the next session is refused too', async () => {
    const fetch = answers(json({}, 401), json({}, 401));
    await failure(open(input));
    goOnAsGuest();
    Cookies.set('vitrine_session', 'another', { path: '/' });
    for (let n = 0; n < 2; n++) expect(await failure(open(input))).toMatchObject({ status: 401 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  it('stays unused where another one was rejected after it', async () => {
    const fetch = answers(json({}, 401), json({}, 401));
    await failure(own({}));
    Cookies.set('vitrine_session', 'another', { path: '/' });
    await failure(own({}));
    Cookies.set('vitrine_session', 'secret', { path: '/' });
    expect([bearer(), await failure(own({}))]).toMatchObject([undefined, { status: 401 }]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  it('has expired, until the visitor goes on as a guest', async () => {
    const stop = $session.listen(() => {});
    answers(json({}, 401));
    await failure(own({}));
    expect($session.get()).toMatchObject({ state: 'expired', user: null });
    const { serial } = $session.get();
    goOnAsGuest();
    expect($session.get()).toMatchObject({ state: 'guest', serial });
    stop();
  });
  it('holds back nobody who says who they are, and no search', async () => {
    const fetch = answers(json({}, 401), done(), done());
    await failure(open(input));
    await POST('B-10', 'things', '/sign-up', { anyone: true })({});
    await POST('B-11', 'things', '/search', { safe: true })({});
    expect([1, 2].map((n) => bearerOf(sent(fetch, n)))).toEqual([null, null]);
  });
  it('holds back no guest whose call is refused', async () => {
    Cookies.remove('vitrine_session', { path: '/' });
    const fetch = answers(json({}, 401), done());
    await failure(open(input));
    await open(input);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  it('is forgotten when the visitor signs out', async () => {
    const stop = $session.listen(() => {});
    const fetch = answers(json({}, 401), done());
    await failure(open(input));
    Cookies.remove('vitrine_session', { path: '/' });
    document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
    await open(input);
    stop();
    expect(bearerOf(sent(fetch, 1))).toBeNull();
  });
  it('ends the session of a call that needs one, and no later call sends it', async () => {
    const fetch = answers(json({}, 401));
    expect(await failure(own({}))).toMatchObject({ status: 401 });
    expect(await failure(own({}))).toMatchObject({ status: 401 });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(expired.mock.calls.map(([event]) => (event as CustomEvent).detail)).toEqual([
      { service: 'user' },
      { service: 'user' },
    ]);
  });
  it.each([
    ['holds', guest],
    ['asks for orders', GET('B-09', 'reservation', '/own', { auth: 'bearer', wire: { guest: 'owner' } })],
  ] as const)(
    'makes no guest of who %s, also later, until somebody signs in or out or goes on as one',
    async (name, call) => {
      const fetch = answers(json({}, 401), done(), done());
      for (let n = 0; n < 2; n++)
        expect(await failure(call({}))).toMatchObject({ kind: 'http', status: 401 });
      expect(fetch).toHaveBeenCalledTimes(1);
      Cookies.set('vitrine_session', 'another', { path: '/' });
      await call({});
      expect(bearerOf(sent(fetch, 1))).toBe('Bearer another');
      Cookies.remove('vitrine_session', { path: '/' });
      // The cookie has ended by itself.
      expect(await failure(call({}))).toMatchObject({ status: 401 });
      if (name === 'holds') noteSignOut();
      else goOnAsGuest();
      await call({});
      expect(sent(fetch, 2).headers.get('x-reservation-anonymous-guest')).toMatch(/^[\da-f]{32}$/);
    },
  );
});

describe('an identity that a service refuses', () => {
  const promotions = GET('B-12', 'promotion', '/promotions', { auth: 'id-token' });
  const ended = vi.fn();
  beforeEach(() => {
    Cookies.set('vitrine_identity', 'id', { path: '/' });
    document.addEventListener('vt-identity-expired', ended);
  });
  afterEach(() => {
    document.removeEventListener('vt-identity-expired', ended);
    ended.mockClear();
  });

  it('ends alone: the session goes on, and no call sends the identity again', async () => {
    const fetch = answers(json({}, 401), done());
    for (let n = 0; n < 2; n++) expect(await failure(promotions({}))).toMatchObject({ status: 401 });
    expect(ended.mock.calls.map(([event]) => event.detail)).toEqual(Array(2).fill({ service: 'promotion' }));
    expect([expired.mock.calls, isIdentityExpired(), isTokenRejected()]).toEqual([[], true, false]);
    await own({});
    expect([bearerOf(sent(fetch, 1)), fetch.mock.calls.length]).toEqual(['Bearer secret', 2]);
  });
  it('is asked for where the sign-in has brought none, and comes with the next one', async () => {
    Cookies.remove('vitrine_identity', { path: '/' });
    const fetch = answers(done());
    expect(await failure(promotions({}))).toMatchObject({ status: 401 });
    expect([expired.mock.calls, isIdentityExpired(), bearer()]).toEqual([[], true, 'secret']);
    startSession({ token: 'secret', idToken: 'id-2' });
    expect(isIdentityExpired()).toBe(false);
    await promotions({});
    expect(bearerOf(sent(fetch))).toBe('Bearer id-2');
  });
  it('does not keep a session that has ended too', async () => {
    answers(json({}, 401), json({}, 401));
    await failure(promotions({}));
    await failure(own({}));
    expect([expired.mock.calls.length, isTokenRejected()]).toEqual([1, true]);
  });
});

it('a wrong password and refused lead credentials do not end the session', async () => {
  metas(
    '<meta name="vitrine:lead-client-id" content="id"><meta name="vitrine:lead-client-secret" content="key">',
  );
  answers(json({}, 401), json({}, 401));
  await failure(signIn({ credentials: { email: 'a@b.example', password: 'x' } }));
  await failure(lead({}));
  expect(expired).not.toHaveBeenCalled();
  const fetch = answers(done());
  await own({});
  expect(bearerOf(sent(fetch))).toBe('Bearer secret');
});

describe('the bearer goes to the configured address only', () => {
  const base = (content: string) => {
    document.head.innerHTML = `<meta name="vitrine:service:user" content="${content}">`;
  };

  it('a service without an address is not called', async () => {
    base('https://api.example/user');
    const fetch = answers(done());
    expect(await failure(open(input))).toMatchObject({ kind: 'config' });
    expect(fetch).not.toHaveBeenCalled();
  });
  it.each([
    ['https://api.example/user', 'https://api.example/user/self'],
    ['https://api.example/user//', 'https://api.example/user/self'],
    ['/api/user', 'http://localhost:3000/api/user/self'],
  ])('%s', async (content, url) => {
    base(content);
    const fetch = answers(done());
    await own({});
    expect(sent(fetch).url).toBe(url);
    expect(sent(fetch).redirect).toBe('manual');
  });
  it.each([
    ['another host without encryption', 'http://api.example/user'],
    ['a protocol-relative address on a page without encryption', '//api.example/user'],
  ])('%s: nothing is sent', async (_name, content) => {
    base(content);
    const fetch = answers(done());
    expect(await failure(own({}))).toMatchObject({ kind: 'config' });
    expect(fetch).not.toHaveBeenCalled();
  });
  it('a path parameter cannot lead to another host', async () => {
    document.head.innerHTML = '<meta name="vitrine:services" content="https://api.example">';
    const fetch = answers(done(), done(), done());
    for (const id of ['/evil.example', '//evil.example/', '\\evil.example']) await open({ ...input, id });
    expect([0, 1, 2].map((n) => new URL(sent(fetch, n).url).host)).toEqual(Array(3).fill('api.example'));
  });
});
