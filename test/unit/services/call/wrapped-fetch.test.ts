// @vitest-environment happy-dom
import { array, file, object, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET, POST } from '#services/http/call';
import { advance, installFakeClock } from '../../lib/clock';
import { failure, json, metas, signOut } from '../../lib/requests';

const list = GET('T-01', 'things', '/v1/list', { auth: 'public', returns: array(string()) });
const save = POST('T-03', 'things', '/', { auth: 'public', body: object({ name: string() }) });
const upload = POST('T-04', 'things', '/files', {
  auth: 'public',
  body: object({ photo: file(), note: string() }),
  wire: { sends: 'multipart' },
});

installFakeClock();
beforeEach(() => {
  metas();
  signOut();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

type Wrapped = (
  fetch: (address: string, options: RequestInit) => Promise<Response>,
) => (address: string, options: RequestInit) => Promise<Response>;

/** What scripts of consent, monitoring and polyfills do around the page's fetch, each as its bug reports show it. */
const WRAPPERS: Record<string, Wrapped> = {
  'asks the address for a text': (fetch) => (address, options) =>
    address.includes('tracking') ? Promise.reject(new TypeError('blocked')) : fetch(address, options),
  'adds a header to plain ones': (fetch) => (address, options) =>
    fetch(address, { ...options, headers: { ...options.headers, 'x-added': '1' } }),
  'builds its own request of the parts that it knows': (fetch) => (address, options) =>
    fetch(String(address), {
      method: options.method ?? 'GET',
      headers: options.headers ?? {},
      body: options.body ?? null,
    }),
};

/** The network below a wrapper: what arrives. */
function wrap(wrapper: Wrapped, ...answers: (() => Response)[]) {
  const arrived: Request[] = [];
  const network = async (address: string, options: RequestInit) => {
    arrived.push(new Request(address, options));
    return (answers[arrived.length - 1] ?? (() => json(['a'])))();
  };
  vi.stubGlobal('fetch', wrapper(network));
  return arrived;
}

it.each(Object.entries(WRAPPERS))('a call arrives whole through a fetch that %s', async (_, wrapper) => {
  const arrived = wrap(
    wrapper,
    () => json({}),
    () => json(['a']),
  );
  await save({ body: { name: 'Nina' } });
  expect(await list({})).toEqual(['a']);
  const [post, get] = arrived;
  expect([post?.method, post?.url, await post?.text()]).toEqual([
    'POST',
    'https://api.example/things',
    '{"name":"Nina"}',
  ]);
  expect(post?.headers.get('content-type')).toBe('application/json');
  expect(get?.headers.get('accept-language')).toBe('pt-BR');
});

it('a call that is retried arrives through it too', async () => {
  const arrived = wrap(
    WRAPPERS['asks the address for a text'] as Wrapped,
    () => json({}, 503),
    () => json({}, 503),
    () => json(['b']),
  );
  const answer = list({});
  await advance(30_000);
  expect(await answer).toEqual(['b']);
  expect(arrived.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET']);
});

/** What the page's fetch is called with, and answers each with the next. */
function calledWith(...answers: (Response | Error)[]) {
  const calls: [address: unknown, options: RequestInit][] = [];
  vi.stubGlobal('fetch', async (...call: [unknown, RequestInit]) => {
    calls.push(call);
    const answer = answers[calls.length - 1] ?? json({});
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return calls;
}

it('every try has the address as a text and plain headers, which a wrapper may spread', async () => {
  const calls = calledWith(json({}, 503), json(['a']));
  const answer = list({});
  await advance(5000);
  expect(await answer).toEqual(['a']);
  expect(calls).toHaveLength(2);
  for (const [address, { headers, method }] of calls) {
    expect(address).toBe('https://api.example/things/v1/list');
    expect(Object.getPrototypeOf(headers)).toBe(Object.prototype);
    expect(headers).toEqual({ accept: 'application/json', 'accept-language': 'pt-BR' });
    expect(method).toBe('GET');
  }
});

it('a form reaches it as it is, and the browser names the boundary', async () => {
  const calls = calledWith();
  const photo = new File(['bytes'], 'cnh.png', { type: 'image/png' });
  await upload({ body: { photo, note: 'frente' } });
  const { body, headers } = (calls[0]?.[1] ?? {}) as { body: FormData; headers: object };
  expect(body).toBeInstanceOf(FormData);
  expect([body.get('photo'), body.get('note')]).toEqual([photo, 'frente']);
  expect(headers).not.toHaveProperty('content-type');
});

/** What libraries of pages put in the place of Request. */
const REPLACED: Record<string, new () => object> = {
  // MooTools has a Request of its own.
  'asks by XMLHttpRequest': class {
    xhr = {};
    headers = { Accept: '*/*' };
  },
  'has no copies': class {
    method = 'GET';
  },
  throws: class {
    constructor() {
      throw new Error('Request is switched off');
    }
  },
};

describe.each(Object.entries(REPLACED))('where a library has a Request that %s', (_, replaced) => {
  beforeEach(() => void vi.stubGlobal('Request', replaced));

  it('a call arrives whole', async () => {
    const calls = calledWith(json({}), json(['a']));
    await save({ body: { name: 'Nina' } });
    expect(await list({})).toEqual(['a']);
    expect(calls.map(([address, { method, body }]) => [method, address, body])).toEqual([
      ['POST', 'https://api.example/things', '{"name":"Nina"}'],
      ['GET', 'https://api.example/things/v1/list', null],
    ]);
  });
  it('a call is sent once, and fails with what its answer says', async () => {
    const calls = calledWith(json({ why: 'x' }, 503), new TypeError('failed to fetch'));
    expect(await failure(list({}))).toMatchObject({ kind: 'http', status: 503, body: { why: 'x' } });
    expect(await failure(list({}))).toMatchObject({ kind: 'network' });
    expect(calls).toHaveLength(2);
  });
});
