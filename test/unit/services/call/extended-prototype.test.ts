// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Limits } from '#services/http/fetch-once';
import { sendRequest } from '#services/http/send-request';
// Evaluated before, as the test's runner imports nothing on such a page.
import '#services/http/transport';

const ADDRESS = 'https://api.example/things';
const LIMITS: Limits = { signal: new AbortController().signal, timeout: 1000 };

/** What old libraries add for all objects, seen by every for-in loop; some have the names of options of ky. */
const ADDED = ['each', 'extend', 'json', 'hooks', 'retry', 'context', 'timeout', 'headers'];

/** Answers one after the other, made before the page's library runs. */
const answers = [
  new Response('{}', { status: 503, headers: { 'retry-after': '0' } }),
  new Response('["a"]'),
  new Response('{}'),
  new Response('{"why":"x"}', { status: 409 }),
];
const fetch = vi.fn(async (_address: string, _options: RequestInit) => answers[fetch.mock.calls.length - 1]);

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  for (const name of ADDED) Reflect.deleteProperty(Object.prototype, name);
});

describe('where a library adds enumerable functions to Object.prototype', () => {
  it('requests are sent, retried and refused by ky as on any other page', async () => {
    for (const name of ADDED)
      Reflect.defineProperty(Object.prototype, name, {
        value: () => {},
        enumerable: true,
        configurable: true,
        writable: true,
      });
    const headers = new Headers([['accept', 'application/json']]);
    const list = await sendRequest('T-01', ADDRESS, { method: 'GET', headers }, LIMITS);
    await sendRequest('T-02', ADDRESS, { method: 'POST', headers, body: '{"name":"Nina"}' }, LIMITS);
    const refused = await sendRequest('T-03', ADDRESS, { method: 'POST', headers }, LIMITS).catch(
      (error) => error,
    );
    for (const name of ADDED) Reflect.deleteProperty(Object.prototype, name);
    expect(await list.json()).toEqual(['a']);
    expect(refused).toMatchObject({ name: 'ServiceError', kind: 'http', status: 409, body: { why: 'x' } });
    expect(fetch.mock.calls.map(([address, { method, body }]) => [method, address, body])).toEqual([
      ['GET', ADDRESS, undefined],
      ['GET', ADDRESS, undefined],
      ['POST', ADDRESS, '{"name":"Nina"}'],
      ['POST', ADDRESS, undefined],
    ]);
    for (const [, options] of fetch.mock.calls)
      expect(Object.keys(options.headers ?? {})).toEqual(['accept']);
  });
});
