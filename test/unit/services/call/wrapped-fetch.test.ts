// @vitest-environment happy-dom
import { array, object, string } from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GET, POST } from '#services/http/call';
import { advance, installFakeClock } from '../../lib/clock';
import { json, metas, signOut } from '../../lib/requests';

const list = GET('T-01', 'things', '/v1/list', { auth: 'public', returns: array(string()) });
const save = POST('T-03', 'things', '/', { auth: 'public', body: object({ name: string() }) });

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

it('a first try needs no Request, which libraries replace', async () => {
  const arrived: [address: unknown, options: RequestInit][] = [];
  vi.stubGlobal('fetch', async (address: unknown, options: RequestInit) => {
    arrived.push([address, options]);
    return json({});
  });
  vi.stubGlobal('Request', function Replaced(this: object) {
    Object.assign(this, { xhr: {} });
  });
  await save({ body: { name: 'Nina' } });
  expect(arrived.map(([address, { body }]) => [address, body])).toEqual([
    ['https://api.example/things', '{"name":"Nina"}'],
  ]);
});
