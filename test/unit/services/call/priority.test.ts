// @vitest-environment happy-dom
import { array, object, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST } from '#services/http/call';
import { answers, failure, json, metas, sent, signOut } from '../../lib/requests';
import { stubFetch } from '../../lib/stub-fetch';

/** How often the code of special calls was loaded. */
const unusual = vi.hoisted(() => ({ loads: 0 }));
vi.mock('#services/http/apply-options', (original) => {
  unusual.loads += 1;
  return original();
});

const search = POST('D-01', 'offer-search', '/', {
  auth: 'public',
  wire: { priority: 'high' },
  body: object({ text: string() }),
  returns: array(string()),
});
const input = { body: { text: 'pulse' } };

beforeEach(() => {
  metas();
  signOut();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a call at high priority', () => {
  it('goes before others, as JSON', async () => {
    const fetch = answers(json(['a']));
    expect(await search(input)).toEqual(['a']);
    const request = sent(fetch);
    expect([request.method, request.url]).toEqual(['POST', 'https://api.example/offer-search']);
    expect(await request.text()).toBe('{"text":"pulse"}');
    expect(request.headers.get('content-type')).toBe('application/json');
    expect(fetch.mock.calls[0]?.[1]).toEqual({ priority: 'high' });
  });
  it('waits for no code of special calls', async () => {
    const fetch = answers(json(['a']));
    expect(await search(input)).toEqual(['a']);
    expect(fetch).toHaveBeenCalledOnce();
    expect(unusual.loads).toBe(0);
  });
  it('logs a status outside 200 to 299 and rethrows it, once, with its body', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const fetch = answers(json({ why: 'x' }, 503));
    expect(await failure(search(input))).toMatchObject({
      kind: 'http',
      status: 503,
      message: 'Response status: 503',
      body: { why: 'x' },
    });
    expect(log).toHaveBeenCalledWith('Response status: 503');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
  it('fails as every call does: network, canceled, timeout, shape, input, config', async () => {
    answers(new TypeError('failed to fetch'));
    expect(await failure(search(input))).toMatchObject({ kind: 'network' });
    const hang = () =>
      stubFetch(({ signal }: Request) => {
        return new Promise((_, fail) => {
          signal.addEventListener('abort', () => fail(signal.reason));
          if (signal.aborted) fail(signal.reason);
        });
      });
    hang();
    const end = new AbortController();
    const ended = failure(search(input, { signal: end.signal }));
    end.abort();
    expect(await ended).toMatchObject({ kind: 'canceled' });
    expect(await failure(search(input, { timeout: 5 }))).toMatchObject({ kind: 'timeout' });
    answers(json({}));
    expect(await failure(search(input))).toMatchObject({ kind: 'shape' });
    expect(await failure(search({ body: {} as never }))).toMatchObject({ kind: 'input' });
    document.head.innerHTML = '';
    expect(await failure(search(input))).toMatchObject({ kind: 'config' });
  });
});
