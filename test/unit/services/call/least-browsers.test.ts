// @vitest-environment happy-dom
import { array, string } from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GET } from '#services/http/call';
import { advance, installFakeClock, until } from '../../lib/clock';
import { answers, failure, json, metas, signOut } from '../../lib/requests';

/** A browser without AbortSignal.any: ky looks for it once, when it is evaluated. */
vi.hoisted(() => Reflect.set(AbortSignal, 'any', undefined));
/** A wait that nobody sits through by chance. */
vi.mock('#services/http/back-off', () => ({ TRIES: 3, backOff: () => 2000 }));

const list = GET('T-01', 'things', '/list', { auth: 'public', returns: array(string()) });

installFakeClock();
beforeEach(() => {
  metas();
  signOut();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('a call is retried', async () => {
  expect(AbortSignal.any).toBeUndefined();
  const fetch = answers(json({}, 500), json(['a']));
  const call = list({}, { signal: new AbortController().signal });
  await advance(4000);
  expect(await call).toEqual(['a']);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('a canceled call ends at once while it waits for its next try, which is never sent', async () => {
  const end = new AbortController();
  const fetch = answers(json({}, 500), json(['a']));
  let isOver = false;
  const call = failure(list({}, { signal: end.signal }).finally(() => (isOver = true)));
  await until(() => expect(fetch).toHaveBeenCalledTimes(1));
  await advance(100);
  end.abort();
  await until(() => expect(isOver).toBe(true), 50);
  expect(await call).toMatchObject({ kind: 'canceled' });
  await advance(10_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('a try that takes too long is canceled, and not repeated', async () => {
  let signal: AbortSignal | undefined;
  const fetch = vi.fn((_: string, init: RequestInit) => {
    signal = init.signal ?? undefined;
    return new Promise<Response>(() => {});
  });
  vi.stubGlobal('fetch', fetch);
  const call = failure(list({}, { timeout: 20, signal: new AbortController().signal }));
  await advance(100);
  expect(await call).toMatchObject({ kind: 'timeout' });
  await vi.waitFor(() => expect(signal?.aborted).toBe(true));
  expect(fetch).toHaveBeenCalledTimes(1);
});
