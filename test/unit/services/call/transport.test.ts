// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { array, object, optional, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET, POST } from '#services/http/call';
import { advance, advanceTo, installFakeClock, until } from '../../lib/clock';
import { answers, failure, json, metas, sent, signOut } from '../../lib/requests';
import { stubFetch } from '../../lib/stub-fetch';

const things = {
  list: GET('T-01', 'things', '/v1/list/{group}', {
    auth: 'public',
    query: object({ id: optional(array(string())) }),
    returns: array(string()),
  }),
  self: GET('T-02', 'things', '/self', { auth: 'bearer', returns: object({ name: string() }) }),
  send: POST('T-03', 'things', '/', {
    auth: 'client-id-secret',
    body: object({ name: string() }),
    timeout: 50,
  }),
  free: GET('T-04', 'things', '/free'),
  make: GET('T-05', 'things', '/make', { once: true }),
};

installFakeClock();
beforeEach(() => {
  metas();
  signOut();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a call', () => {
  it('fills path and query, speaks the language of the page and parses the answer', async () => {
    metas('<meta name="vitrine:language" content="es-AR">');
    const fetch = answers(json(['a']));
    expect(await things.list({ group: 'x y', query: { id: ['1', '2'] } })).toEqual(['a']);
    const request = fetch.mock.calls[0]?.[0] as Request;
    expect(request.url).toBe('https://api.example/things/v1/list/x%20y?id=1&id=2');
    expect(request.headers.get('accept-language')).toBe('es-AR');
  });
  it('that is public sends no token even where there is one', async () => {
    Cookies.set('vitrine_session', 'secret', { path: '/' });
    const fetch = answers(json([]));
    await things.list({ group: 'x' });
    expect(sent(fetch).headers.get('authorization')).toBeNull();
  });
  it('with a bearer reads it from the session cookie the page names', async () => {
    metas('<meta name="vitrine:session-cookie" content="sso">');
    Cookies.set('sso', 'secret', { path: '/' });
    const fetch = answers(json({ name: 'Ana' }));
    await things.self({});
    expect(sent(fetch).headers.get('authorization')).toBe('Bearer secret');
  });
  it('that requires a session sends no request without one, and fires an event', async () => {
    const fetch = answers();
    const heard = vi.fn();
    document.addEventListener('vt-session-expired', heard, { once: true });
    expect(await failure(things.self({}))).toMatchObject({ kind: 'http', status: 401, call: 'T-02' });
    expect(fetch).not.toHaveBeenCalled();
    expect(heard).toHaveBeenCalledTimes(1);
  });
  it('with credentials of the page sends both, and is refused without one', async () => {
    expect(await failure(things.send({ body: { name: 'a' } }))).toMatchObject({ kind: 'config' });
    metas(
      '<meta name="vitrine:lead-client-id" content="id"><meta name="vitrine:lead-client-secret" content="key">',
    );
    const fetch = answers(new Response(null, { status: 204 }));
    expect(await things.send({ body: { name: 'a' } })).toBeUndefined();
    const request = fetch.mock.calls[0]?.[0] as Request;
    expect([request.method, request.url]).toEqual(['POST', 'https://api.example/things']);
    expect([request.headers.get('client_id'), request.headers.get('client_secret')]).toEqual(['id', 'key']);
  });
});

describe('a failure is a ServiceError', () => {
  const credentials =
    '<meta name="vitrine:lead-client-id" content="i"><meta name="vitrine:lead-client-secret" content="s">';

  it('config: the page does not say where', async () => {
    document.head.innerHTML = '';
    const error = await failure(things.free({}));
    expect(error.kind).toBe('config');
    expect(error.message).toContain('vitrine:service:things');
  });
  it('input: refused before anything is sent, without the value in its message', async () => {
    const fetch = answers();
    expect(await failure(things.list({ group: '..' }))).toMatchObject({
      kind: 'input',
      message: '/v1/list/{group}: group is required',
    });
    metas(credentials);
    const error = await failure(things.send({ body: { name: 52998224725 as never } }));
    expect(error.kind).toBe('input');
    expect(error.message).not.toContain('52998224725');
    expect(fetch).not.toHaveBeenCalled();
  });
  it.each([400, 401, 403, 404, 409, 422])('http %i: once, with its body', async (status) => {
    const fetch = answers(json({ errors: { email: 'x' } }, status));
    expect(await failure(things.free({}))).toMatchObject({
      kind: 'http',
      status,
      body: { errors: { email: 'x' } },
    });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
  it('http 500: a GET is tried three times, a POST once', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const get = answers(json({}, 500), json({}, 500), json({}, 500));
    expect(await advanceTo(failure(things.free({})))).toMatchObject({ kind: 'http', status: 500 });
    expect(get).toHaveBeenCalledTimes(3);
    metas(credentials);
    const post = answers(json({}, 500));
    expect(await failure(things.send({ body: { name: 'a' } }))).toMatchObject({ status: 500 });
    expect(post).toHaveBeenCalledTimes(1);
  });
  it.each([
    ['http 500', () => json({}, 500)],
    ['no network', () => new TypeError('failed to fetch')],
  ])('%s: a GET that changes something is tried once', async (_, answer) => {
    const fetch = answers(answer(), json({}));
    await advanceTo(failure(things.make({})));
    expect(fetch).toHaveBeenCalledTimes(1);
  });
  it('no cache answers a GET that changes something', async () => {
    const caches: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
      caches.push(init?.cache);
      return json({});
    });
    await things.make({});
    await things.free({});
    expect(caches).toEqual(['no-store', undefined]);
  });
  it('a GET that comes back the second time is no failure', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    answers(json({}, 503), json(['a']));
    expect(await advanceTo(things.list({ group: 'x' }))).toEqual(['a']);
  });
  it('a GET whose first try found no network is tried again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const fetch = answers(new TypeError('failed to fetch'), json({}, 502), json(['a']));
    expect(await advanceTo(things.list({ group: 'x', query: { id: ['1'] } }))).toEqual(['a']);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(sent(fetch, 2).url).toBe(sent(fetch).url);
    expect([...sent(fetch, 2).headers]).toEqual([...sent(fetch).headers]);
  });
  it('canceled between two tries: nothing more is asked', async () => {
    const end = new AbortController();
    const fetch = answers(json({}, 500), json(['a']));
    const call = failure(things.list({ group: 'x' }, { signal: end.signal }));
    await until(() => expect(fetch).toHaveBeenCalledTimes(1));
    await advance(20);
    end.abort();
    expect(await call).toMatchObject({ kind: 'canceled' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
  it('network: an answer that breaks off is none', async () => {
    const broken = new ReadableStream({ start: (control) => control.error(new TypeError('network error')) });
    answers(new Response(broken));
    expect(await failure(things.list({ group: 'x' }))).toMatchObject({ kind: 'network' });
  });
  it('network: no answer', async () => {
    metas(credentials);
    answers(new TypeError('failed to fetch'));
    expect(await failure(things.send({ body: { name: 'a' } }))).toMatchObject({ kind: 'network', status: 0 });
  });
  it('timeout: no answer in time', async () => {
    metas(credentials);
    stubFetch(({ signal }: Request) => {
      return new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
    });
    expect(await advanceTo(failure(things.send({ body: { name: 'a' } })))).toMatchObject({ kind: 'timeout' });
  });
  it('canceled: the caller aborted', async () => {
    const end = new AbortController();
    vi.stubGlobal(
      'fetch',
      (request: Request) =>
        new Promise((_, refuse) =>
          request.signal.addEventListener('abort', () => refuse(request.signal.reason)),
        ),
    );
    const call = failure(things.free({}, { signal: end.signal }));
    await advance(5);
    end.abort();
    expect(await call).toMatchObject({ kind: 'canceled' });
  });
  it.each([
    ['{', 'not JSON'],
    ['["a", 7]', '1: expected string'],
    ['', 'expected Array'],
  ])('shape: %j', async (text, message) => {
    answers(new Response(text));
    const error = await failure(things.list({ group: 'x' }));
    expect(error.kind).toBe('shape');
    expect(error.message).toContain(message);
  });
});
