// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptLock } from '#services/once/attempt-lock';
import { attemptStore, forgetAttempts } from '#services/once/attempt-store';
import { ensureOnce, type Once } from '#services/once/ensure-once';
import { standingOfMade } from '#services/once/standing';
import { rethrowFailure, UnknownOutcome } from '#services/once/unknown-outcome';
import { attemptOf } from '../../lib/attempt';

interface Thing {
  idempotencyKey?: string;
  what: string;
}
const LOST = { kind: 'network', status: 0 };
const refused = (status: number) => ({ kind: 'http', status });

/** A service of things, of which it makes one for each key; `answers` are those of its requests in turn. */
function service(...answers: ('made' | 'made, but lost' | object)[]) {
  const made: Thing[] = [];
  const keys: string[] = [];
  const ask = vi.fn(async () => {});
  const thing = (content: string, more: Partial<Once<Thing>> = {}) =>
    ensureOnce<Thing>({
      kind: 'thing',
      subject: 'ana',
      content,
      async send(idempotencyKey) {
        keys.push(idempotencyKey);
        const answer = answers.shift();
        const known = made.find((each) => each.idempotencyKey === idempotencyKey);
        if (answer === 'made' || answer === 'made, but lost') {
          if (!known) made.unshift({ idempotencyKey, what: content });
          if (answer === 'made') return made[0];
        }
        throw answer === 'made, but lost' ? LOST : answer;
      },
      async ask(attempt) {
        await ask();
        return standingOfMade(made, attempt);
      },
      ...more,
    });
  return { made, keys, ask, thing };
}
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    (value) => value,
    (error) => (error instanceof UnknownOutcome ? error.why : error),
  );

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('what is done once', () => {
  it('is asked about, sent, and new the next time', async () => {
    const { thing, keys, ask } = service('made', 'made');
    expect(await thing('a').send()).toEqual({ made: { idempotencyKey: keys[0], what: 'a' }, isSent: true });
    expect(ask).toHaveBeenCalledTimes(1);
    expect(thing('a').open()).toEqual([]);
    await thing('a').send();
    expect(new Set(keys).size).toBe(2);
  });

  it('is found where its answer was lost', async () => {
    const { thing, keys } = service('made, but lost');
    expect(await thing('a').send()).toMatchObject({ made: { what: 'a' } });
    expect(keys).toHaveLength(1);
  });

  it('is sent again under its key while nobody knows, and only asked for by a check', async () => {
    const { thing, keys, made } = service(LOST, 'made');
    expect(await outcome(thing('a').send())).toBe('absent');
    expect(thing('a').open()).toHaveLength(1);
    expect(await outcome(thing('a').check())).toBe('absent');
    expect(keys).toHaveLength(1);
    await thing('a').send();
    expect(new Set(keys).size).toBe(1);
    expect(made).toHaveLength(1);
  });

  it('is found by a check, and by a press with the same content', async () => {
    const { thing, made, keys } = service(LOST, LOST);
    await outcome(thing('a').send());
    made.push({ idempotencyKey: keys[0] as string, what: 'a' });
    expect(await thing('a').check()).toMatchObject({ made: { what: 'a' }, isSent: false });
    expect(await outcome(thing('a').check())).toBe('absent');
    expect(thing('a').open()).toEqual([]);
  });

  it('of another content waits for the end of the first, unless the visitor insists: then it has its key', async () => {
    const { thing, keys, made } = service(LOST, 'made');
    await outcome(thing('a').send());
    expect(await outcome(thing('b').send())).toBe('absent');
    expect(keys).toHaveLength(1);
    expect(await thing('b').send(true)).toMatchObject({ made: { what: 'b' } });
    expect(new Set(keys).size).toBe(1);
    expect(made).toHaveLength(1);
  });

  it('is not sent where the service cannot be asked first; a session that has ended is told', async () => {
    const { thing, keys, ask } = service('made');
    ask.mockRejectedValueOnce(refused(404));
    expect(await outcome(thing('a').send())).toMatchObject({ message: 'the service could not be asked' });
    ask.mockRejectedValueOnce(refused(401));
    expect(await outcome(thing('a').send())).toEqual(refused(401));
    expect(keys).toEqual([]);
  });

  it('is unread where the service cannot be asked afterwards', async () => {
    const { thing, ask } = service(LOST);
    ask.mockResolvedValueOnce(undefined).mockRejectedValue(LOST);
    expect(await outcome(thing('a').send())).toBe('unread');
    expect(await outcome(thing('a').check())).toBe('unread');
  });

  it('of a refusal keeps its key, which may be that of another device; a bank’s refusal ends it', async () => {
    const { thing, keys } = service(refused(422), refused(402), 'made');
    expect(await outcome(thing('a').send())).toEqual(refused(422));
    const isEnd = (error: unknown) => (error as { status: number }).status === 402;
    expect(await outcome(thing('b', { isEnd }).send())).toEqual(refused(402));
    await thing('c').send();
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('is one of two presses at once', async () => {
    const { thing, keys } = service('made', 'made');
    const [one, other] = await Promise.all([thing('a').send(), thing('a').send()]);
    expect(one).toBe(other);
    expect(keys).toHaveLength(1);
  });

  it('is left to the tab that is at it', async () => {
    const request = vi.fn(async (_: string, __: object, run: (lock: null) => unknown) => run(null));
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
    const { thing, keys } = service('made');
    expect(await outcome(thing('a').send())).toBe('busy');
    expect(keys).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('that nobody can ask about has the key of the open one, and says what the service says', async () => {
    const { thing, keys } = service(LOST, refused(422), 'made', 'made');
    const blind = (content: string) => thing(content, { ask: undefined });
    expect(await outcome(blind('a').send())).toBe('unread');
    expect(await outcome(blind('b').send())).toEqual(refused(422));
    await blind('b').send();
    expect(new Set(keys).size).toBe(1);
    await blind('b').send();
    expect(new Set(keys).size).toBe(2);
  });

  it('that stays is the same again, until it is over or confirmed', async () => {
    const { thing, keys } = service('made', 'made', 'made', 'made', 'made');
    let isOver = false;
    const hold = () => thing('a', { next: 'itself', isOver: () => isOver });
    await hold().send();
    await hold().send();
    expect(new Set(keys).size).toBe(1);
    hold().confirm();
    await hold().send();
    expect(new Set(keys).size).toBe(2);
    isOver = true;
    // The one of before is over, and so is the one that follows it at once.
    expect(await outcome(hold().send())).toBe('absent');
    expect(new Set(keys).size).toBe(3);
  });

  it('goes on as its call for views that only try again', () => {
    expect(() => rethrowFailure(new UnknownOutcome('absent', 'why'))).toThrow('why');
    expect(() => rethrowFailure(new UnknownOutcome('busy'))).toThrow(UnknownOutcome);
  });
});

describe('a list of what was made', () => {
  const made = (...keys: (string | null)[]) => keys.map((idempotencyKey) => ({ idempotencyKey }));
  it('knows an attempt by its key, and without names by one more than there were', () => {
    expect(standingOfMade(made('a', 'b'), { key: 'b', turn: 9 })).toMatchObject({
      found: { idempotencyKey: 'b' },
    });
    expect(standingOfMade(made(null, null), { key: 'x', turn: 1 })).toMatchObject({ state: 'done' });
    expect(standingOfMade(made(null, null), { key: 'x', turn: 2 }).state).toBeUndefined();
    expect(standingOfMade(made('a', 'b'), { key: 'x', turn: 0 }).found).toBeUndefined();
  });
});

describe('the attempts of this browser', () => {
  const mine = attemptOf('subject');
  it('are there for all tabs, without a word of what was sent', () => {
    attemptStore.put(mine);
    attemptStore.put({ ...mine, isPending: true });
    expect(attemptStore.of('subject')).toEqual([{ ...mine, isPending: true }]);
    expect(Object.keys(localStorage)).toEqual(['vitrine:attempts subject:v1']);
    attemptStore.remove(mine);
    expect(localStorage).toHaveLength(0);
  });

  it('that are done are forgotten after a month, open ones never', () => {
    const sentAt = new Date(Date.now() - 31 * 86_400_000).toISOString();
    attemptStore.put({ ...mine, sentAt });
    expect(attemptStore.of('subject')).toHaveLength(1);
    attemptStore.put({ ...mine, sentAt, isDone: true });
    expect(attemptStore.of('subject')).toEqual([]);
  });

  it('count what has ended, once', () => {
    attemptStore.put(mine);
    attemptStore.end(mine);
    attemptStore.end(mine);
    expect([attemptStore.ended('subject'), attemptStore.of('subject')]).toEqual([1, []]);
  });

  it('are forgotten with their subject, but for one that is open', () => {
    attemptStore.put(mine);
    expect(forgetAttempts('subject')).toBe(false);
    expect(attemptStore.of('subject')).toHaveLength(1);
    attemptStore.put({ ...mine, isDone: true });
    expect(forgetAttempts('subject')).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  it('keep the lock of their subject while one is open', async () => {
    const released = vi.fn();
    const request = async (_: string, __: object, run: (lock: object) => Promise<void> | undefined) => {
      await run({});
      released();
    };
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
    expect(await attemptLock.acquire('subject')).toBe(true);
    expect(await attemptLock.acquire('subject')).toBe(false);
    attemptStore.put(mine);
    attemptLock.leave('subject');
    await Promise.resolve();
    expect(released).not.toHaveBeenCalled();
    // Another tab has learnt of its end.
    attemptStore.remove(mine);
    dispatchEvent(new Event('storage'));
    await vi.waitFor(() => expect(released).toHaveBeenCalledTimes(1));
    vi.unstubAllGlobals();
  });
});
