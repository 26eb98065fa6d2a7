// @vitest-environment happy-dom
import { array, object, string } from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GET, POST } from '#services/http/call';
import { failure, json, metas, signOut } from '../../lib/requests';

/** A page whose library has replaced Request before any file of ours: ky then cannot even be evaluated. */
vi.hoisted(() => {
  Reflect.set(globalThis, 'Request', function Replaced(this: object) {
    Object.assign(this, { xhr: {}, headers: {} });
  });
});
vi.mock('#services/http/back-off', () => ({ TRIES: 3, backOff: () => 1 }));

const list = GET('T-01', 'things', '/list', { auth: 'public', returns: array(string()) });
const save = POST('T-02', 'things', '/', { auth: 'public', body: object({ name: string() }) });

beforeEach(() => {
  metas();
  signOut();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('ky cannot be evaluated', async () => {
  await expect(import('ky')).rejects.toThrow(TypeError);
});

it('calls are sent all the same, once, and fail with what their answer says', async () => {
  const answers = [json({}), json(['a']), json({ why: 'x' }, 503)];
  const fetch = vi.fn(
    async (_address: string, _options: RequestInit) => answers[fetch.mock.calls.length - 1],
  );
  vi.stubGlobal('fetch', fetch);
  await save({ body: { name: 'Nina' } });
  expect(await list({})).toEqual(['a']);
  expect(await failure(list({}))).toMatchObject({ kind: 'http', status: 503, body: { why: 'x' } });
  expect(fetch.mock.calls.map(([address, { method, body }]) => [method, address, body])).toEqual([
    ['POST', 'https://api.example/things', '{"name":"Nina"}'],
    ['GET', 'https://api.example/things/list', null],
    ['GET', 'https://api.example/things/list', null],
  ]);
});
