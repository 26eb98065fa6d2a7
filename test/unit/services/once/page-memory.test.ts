import { describe, expect, it, vi } from 'vitest';
import { ensureOnce, type Once, sendOnce } from '#services/once/ensure-once';
import type { Question } from '#services/once/once-service';
import { isTurnedAway, UnknownOutcome } from '#services/once/unknown-outcome';

const LOST = { kind: 'network', status: 0 };
const failed = (status: number) => ({ kind: 'http', status });

/** A service that has what was made, and knows no keys; `answers` to the calls in turn. */
function service(...answers: unknown[]) {
  const owner = {};
  const made: string[] = [];
  const keys: string[] = [];
  const look = vi.fn(async (_: Question) => made[0]);
  const call = vi.fn(async (key: string) => {
    keys.push(key);
    const answer = answers.shift();
    if (answer === 'made' || answer === 'made, but lost') made.push('it');
    if (answer === 'made') return 'it';
    if (answer === undefined) return undefined;
    throw answer === 'made, but lost' ? LOST : answer;
  });
  const acts = (more: Partial<Once<string>> = {}) =>
    ensureOnce<string>({
      owner,
      kind: 'thing',
      send: call,
      look,
      ...more,
    });
  const press = async (more: Partial<Once<string>> = {}) => (await acts(more).send()).made;
  return { look, call, made, keys, press, isOpen: () => acts().open().length > 0 };
}
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    (value) => value,
    (error) => (error instanceof UnknownOutcome ? error.why : error),
  );

describe('a call that must not be made twice, at a service that need not know keys', () => {
  it('is made without asking, and asked for only where its answer was lost', async () => {
    const one = service('made');
    expect(await outcome(one.press())).toBe('it');
    expect(one.look).not.toHaveBeenCalled();
    const other = service('made, but lost');
    expect(await outcome(other.press())).toBe('it');
    expect(other.isOpen()).toBe(false);
  });
  it.each([LOST, failed(500), failed(503), undefined])(
    '%j: is asked for before it is made again',
    async (lost) => {
      const { press, call, look, made, isOpen } = service(lost, 'made');
      expect(await outcome(press())).toBe('absent');
      expect(isOpen()).toBe(true);
      // It arrived late.
      made.push('it');
      expect(await outcome(press())).toBe('it');
      expect(call).toHaveBeenCalledTimes(1);
      expect(look).toHaveBeenCalledTimes(2);
    },
  );
  it('is found after an answer that does not say so', async () => {
    const { press, made } = service(undefined);
    made.push('it');
    expect(await outcome(press())).toBe('it');
  });
  it('is not made again while the service cannot be asked', async () => {
    const { press, call, look } = service(LOST, 'made');
    look.mockRejectedValue(failed(503));
    expect([await outcome(press()), await outcome(press())]).toEqual(['unread', 'unread']);
    expect(call).toHaveBeenCalledTimes(1);
    look.mockResolvedValue(undefined as never);
    expect(await outcome(press())).toBe('it');
  });
  it.each([400, 401, 402, 403, 404, 409, 410, 422, 429])(
    '%i: a refusal ends it, without asking',
    async (status) => {
      const { press, look, isOpen } = service(failed(status));
      expect(await outcome(press())).toEqual(failed(status));
      expect(look).not.toHaveBeenCalled();
      expect(isOpen()).toBe(false);
    },
  );
  it('a refusal may be looked into: another device was first', async () => {
    const { press, look, made } = service(failed(409), failed(401));
    made.push('by another device');
    const verifies = (refusal: unknown) => !isTurnedAway(refusal);
    expect(await outcome(press({ verifies }))).toBe('by another device');
    expect(look).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ isRefused: true, wasSent: false }),
    );
    expect(await outcome(press({ verifies }))).toEqual(failed(401));
  });
  it('a refusal of which nobody can ask is unknown, and has left nothing open', async () => {
    const { press, look, isOpen } = service(failed(409));
    look.mockRejectedValue(LOST);
    expect(await outcome(press({ verifies: () => true }))).toBe('unread');
    expect(isOpen()).toBe(false);
  });
  it('a refusal of a later try leaves the first one unknown', async () => {
    const { press, isOpen, made } = service(LOST, failed(422));
    await outcome(press());
    expect(await outcome(press())).toEqual(failed(422));
    expect(isOpen()).toBe(true);
    made.push('it');
    expect(await outcome(press())).toBe('it');
  });
  it('of another content is made once the first was asked for, and takes its place', async () => {
    const { press, keys, call } = service(LOST, 'made');
    await outcome(press({ content: 'a' }));
    expect(await outcome(press({ content: 'b' }))).toBe('it');
    expect(call).toHaveBeenCalledTimes(2);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('the key of a page', () => {
  const KEY = /^[0-9a-f]{32}$/;
  it('is that of its content, until the service has made it', async () => {
    const { press, keys } = service(LOST, LOST, failed(422), 'made', 'made');
    for (let n = 0; n < 5; n++) await outcome(press({ content: 'a' }));
    expect(keys[0]).toMatch(KEY);
    expect(keys.map((key) => key === keys[0])).toEqual([true, true, true, true, false]);
  });
  it('is another one after a refusal that ends it; what was lost before is asked about', async () => {
    const { press, keys, isOpen } = service(failed(422), LOST, failed(422), 'made');
    for (let n = 0; n < 3; n++) await outcome(press({ isEnd: () => true }));
    expect(isOpen()).toBe(true);
    await press({ isEnd: () => true });
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 1, 1, 3]);
  });
  it('is another one for another content, owner, kind and subject', async () => {
    const owner = {};
    const keys: string[] = [];
    const send = async (key: string) => void keys.push(key);
    const base = { owner, kind: 'a', send };
    for (const more of [{}, { content: 1 }, { kind: 'b' }, { subject: 1 }, { owner: {} }])
      await outcome(sendOnce({ ...base, ...more }));
    expect(new Set(keys).size).toBe(5);
  });
  it('stays where the same content is the same again, which is then sent without asking', async () => {
    const { press, keys, look } = service('made', 'made');
    await press({ next: 'itself' });
    await press({ next: 'itself' });
    expect(new Set(keys).size).toBe(1);
    expect(look).not.toHaveBeenCalled();
  });
});

describe('what this page alone remembers', () => {
  it('is confirmed by who has found it: the next one is new', async () => {
    const keys: string[] = [];
    const acts = ensureOnce({
      owner: {},
      kind: 'thing',
      async send(key) {
        keys.push(key);
        throw LOST;
      },
    });
    expect(await outcome(acts.send())).toBe(LOST);
    expect(acts.open()).toMatchObject([{ key: keys[0], turn: 0 }]);
    acts.confirm();
    expect(acts.open()).toEqual([]);
    await outcome(acts.send());
    expect(new Set(keys).size).toBe(2);
  });
  it('is not changed by an earlier attempt that ends late', async () => {
    const ends: Record<string, (error?: unknown) => void> = {};
    const keys: string[] = [];
    const acts = (content: string) =>
      ensureOnce<string>({
        owner: ends,
        kind: 'thing',
        content,
        send: (key) =>
          new Promise((resolve, reject) => {
            keys.push(key);
            ends[content] = (error) => (error ? reject(error) : resolve('it'));
          }),
        isEnd: () => true,
      });
    const early = acts('a').send();
    const late = acts('b').send();
    ends.a?.(failed(422));
    await outcome(early);
    ends.b?.(LOST);
    await outcome(late);
    const again = acts('b').send();
    ends.b?.();
    await again;
    expect(keys[2]).toBe(keys[1]);
  });
});
