// @vitest-environment happy-dom
import { array, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backOff } from '#services/http/back-off';
import { GET, POST } from '#services/http/call';
import { LONGEST_WAIT } from '#services/http/transport';
import { advance, advanceTo, installFakeClock, until } from '../../lib/clock';
import { pageStates } from '../../lib/page-states';
import { answers, failure, json, metas, sent, signOut } from '../../lib/requests';
import { stubFetch } from '../../lib/stub-fetch';

const list = GET('T-01', 'things', '/list', { auth: 'public', returns: array(string()) });
const make = GET('T-02', 'things', '/make', { auth: 'public', once: true });
const first = GET('T-03', 'things', '/first', { auth: 'public', wire: { priority: 'high' } });
const save = POST('T-04', 'things', '/', { auth: 'public' });
const search = POST('T-05', 'things', '/search', { auth: 'public', safe: true });

installFakeClock();
beforeEach(() => {
  metas();
  signOut();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const later = (retryAfter: string, status = 503) =>
  new Response('{}', { status, headers: { 'retry-after': retryAfter } });

/** Makes a call whose first try gets an answer; returns the ms of the clock until its second try, undefined if there is none. */
async function waitAfter(answer: Response): Promise<number | undefined> {
  const times: number[] = [];
  const all = [answer, json(['a'])];
  stubFetch(async () => {
    times.push(Date.now());
    return all[times.length - 1];
  });
  await advanceTo(list({}).catch(() => {}));
  const [one = 0, two] = times;
  return two && two - one;
}

describe('Retry-After', () => {
  it.each([429, 503])(
    'of a few seconds with %i is waited for, then the call is sent again',
    async (status) => {
      expect(await waitAfter(later('3', status))).toBe(3000);
    },
  );
  it('can be a date', async () => {
    vi.setSystemTime('2027-01-01T10:00:00Z');
    const date = new Date('2027-01-01T10:00:04Z').toUTCString();
    const wait = (await waitAfter(later(date))) ?? 0;
    expect(wait).toBeGreaterThan(3000);
    expect(wait).toBeLessThanOrEqual(4000);
  });
  it.each(['60', '3600', 'soon'])('of %s is not waited for: the call fails at once', async (retryAfter) => {
    const fetch = answers(later(retryAfter, 429), json(['a']));
    expect(await failure(list({}))).toMatchObject({ kind: 'http', status: 429 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
  it('is waited for as long as nobody waits longer than some seconds', async () => {
    expect(await waitAfter(later(String(LONGEST_WAIT / 1000)))).toBe(LONGEST_WAIT);
    expect(await waitAfter(later(String(LONGEST_WAIT / 1000 + 1)))).toBeUndefined();
  });
  it('is no longer wait in another header that ky knows', async () => {
    const answer = new Response('{}', { status: 503, headers: { 'ratelimit-reset': '60' } });
    expect(await waitAfter(answer)).toBe(LONGEST_WAIT);
  });
  it('is not read with another status', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(await waitAfter(later('3', 500))).toBe(300);
    expect(await waitAfter(later('3', 404))).toBeUndefined();
  });
  it('is what 429 needs for another try, and 503 does not', async () => {
    expect(await waitAfter(json({}, 429))).toBeUndefined();
    expect(await waitAfter(json({}, 503))).toBeDefined();
  });
});

describe('the tries of a GET', () => {
  it('are the first and two more, after 300 and 900 ms with 25 % jitter to either side', async () => {
    const random = vi.spyOn(Math, 'random');
    random.mockReturnValue(0);
    expect([backOff(1), backOff(2)]).toEqual([225, 675]);
    random.mockReturnValue(1);
    expect([backOff(1), backOff(2)]).toEqual([375, 1125]);
    for (const [value, wait] of [
      [0, 225],
      [1, 375],
    ] as const) {
      random.mockReturnValue(value);
      expect(await waitAfter(json({}, 500))).toBe(wait);
    }
  });
  it('have the same address, headers and redirect mode', async () => {
    const fetch = answers(json({}, 500), new TypeError('failed to fetch'), json(['a']));
    expect(await advanceTo(list({}))).toEqual(['a']);
    const [one, ...others] = [0, 1, 2].map((n) => {
      const { url, headers, redirect } = sent(fetch, n);
      return { url, headers: [...headers], redirect };
    });
    expect(others).toEqual([one, one]);
  });
  it('end with what the last one says', async () => {
    answers(json({}, 500), json({}, 502), json({ why: 'x' }, 504));
    expect(await advanceTo(failure(list({})))).toMatchObject({ status: 504, body: { why: 'x' } });
  });
  it.each([
    ['a POST', () => save({})],
    ['a GET that changes something', () => make({})],
    ['a GET at high priority', () => first({})],
  ])('are no right of %s, whatever the service says', async (_, call) => {
    vi.spyOn(console, 'error').mockReturnValue();
    for (const answer of [later('1'), later('1', 429), json({}, 500), new TypeError('failed to fetch')]) {
      const fetch = answers(answer, json(['a']));
      await advanceTo(failure(call()));
      expect(fetch).toHaveBeenCalledTimes(1);
    }
  });
});

/** A network that answers nothing, and a wrapper of it that passes no signal. */
const silent = () => {
  const fetch = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

describe('a try ends in time', () => {
  it('also if what wraps the page’s fetch passes no signal', async () => {
    const fetch = silent();
    expect(await advanceTo(failure(save({}, { timeout: 100 })))).toMatchObject({ kind: 'timeout' });
    expect(await advanceTo(failure(list({}, { timeout: 100 })))).toMatchObject({ kind: 'timeout' });
    // What is slow is not asked for once more.
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  it('with its body: one that stops arriving is no answer in time', async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const fetch = vi.fn(async (_: string, { signal }: RequestInit) => {
      const body = new ReadableStream({
        start: (control) => signal?.addEventListener('abort', () => control.error(signal.reason)),
      });
      return new Response(body);
    });
    vi.stubGlobal('fetch', fetch);
    const call = failure(list({}));
    await until(() => expect(fetch).toHaveBeenCalled());
    await advance(5);
    limit.abort(new DOMException('slow', 'TimeoutError'));
    expect(await call).toMatchObject({ kind: 'timeout' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('a page that the browser has made ahead', () => {
  it.each([
    ['reads', () => list({}), 1],
    ['searches', () => search({}), 1],
    ['changes nothing yet', () => save({}), 0],
    ['gets nothing that is made by the asking', () => make({}), 0],
  ])('%s', async (_, call, sentAhead) => {
    const states = pageStates();
    states.prerender();
    const fetch = answers(json(['a']), json(['a']));
    const answered = call();
    await advance(1000);
    expect(fetch).toHaveBeenCalledTimes(sentAhead);
    states.visit();
    await answered;
    expect(fetch).toHaveBeenCalledTimes(1);
    states.reset();
  });
});

describe('a canceled call', () => {
  it('ends while it waits for its next try, which is never sent', async () => {
    const end = new AbortController();
    const fetch = answers(later('4'), json(['a']));
    const call = failure(list({}, { signal: end.signal }));
    await until(() => expect(fetch).toHaveBeenCalledTimes(1));
    await advance(1000);
    end.abort();
    expect(await call).toMatchObject({ kind: 'canceled' });
    await advance(30_000);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
  it('ends although what wraps the page’s fetch passes no signal, and sends nothing if it begins so', async () => {
    const fetch = silent();
    const end = new AbortController();
    const call = failure(save({}, { signal: end.signal }));
    await until(() => expect(fetch).toHaveBeenCalledTimes(1));
    end.abort();
    expect(await call).toMatchObject({ kind: 'canceled' });
    expect(await failure(save({}, { signal: end.signal }))).toMatchObject({ kind: 'canceled' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
