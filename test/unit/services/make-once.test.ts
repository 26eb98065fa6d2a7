import { describe, expect, it, vi } from 'vitest';
import { type Attempt, isTurnedAway, makeOnce, UnknownOutcomeError } from '#services/once/make-once';

const LOST = { kind: 'network', status: 0 };
const failed = (status: number) => ({ kind: 'http', status });

/** A service that has what was made; `answers` to the calls in turn, a function is run first. */
function service(...answers: (unknown | (() => unknown))[]) {
  const attempt: Attempt = { isOpen: false };
  const made: string[] = [];
  const look = vi.fn(async (_isRefused: boolean) => made[0]);
  const make = vi.fn(async () => {
    const answer = answers.shift();
    if (answer === 'made') {
      made.push('it');
      return 'it';
    }
    if (answer === 'made, but lost') {
      made.push('it');
      throw LOST;
    }
    if (answer === undefined) return undefined;
    throw answer;
  });
  const attemptOf = (more: object = {}) => makeOnce<string>({ attempt, look, make, ...more });
  return { attempt, look, make, made, press: attemptOf };
}
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    (value) => value,
    (error) => (error instanceof UnknownOutcomeError ? error.why : error),
  );

describe('a call that must not be made twice', () => {
  it('is made without asking, and asked for only where its answer was lost', async () => {
    const one = service('made');
    expect(await outcome(one.press())).toBe('it');
    expect(one.look).not.toHaveBeenCalled();
    const other = service('made, but lost');
    expect(await outcome(other.press())).toBe('it');
    expect(other.attempt.isOpen).toBe(false);
  });
  it.each([LOST, failed(500), failed(503), undefined])(
    '%j: is asked for before it is made again',
    async (lost) => {
      const { press, make, look, made, attempt } = service(lost, 'made');
      expect(await outcome(press())).toBe('absent');
      expect(attempt.isOpen).toBe(true);
      // It arrived late.
      made.push('it');
      expect(await outcome(press())).toBe('it');
      expect(make).toHaveBeenCalledTimes(1);
      expect(look).toHaveBeenCalledTimes(2);
    },
  );
  it('is not made again while the service cannot be asked', async () => {
    const { press, make, look } = service(LOST, 'made');
    look.mockRejectedValue(failed(503));
    expect([await outcome(press()), await outcome(press())]).toEqual(['unread', 'unread']);
    expect(make).toHaveBeenCalledTimes(1);
    look.mockResolvedValue(undefined as never);
    expect(await outcome(press())).toBe('it');
  });
  it.each([400, 401, 402, 403, 404, 409, 410, 422, 429])(
    '%i: a refusal ends it, without asking',
    async (status) => {
      const { press, look, attempt } = service(failed(status));
      expect(await outcome(press())).toEqual(failed(status));
      expect(look).not.toHaveBeenCalled();
      expect(attempt.isOpen).toBe(false);
    },
  );
  it('a refusal may be looked into: another device was first', async () => {
    const { press, look, made } = service(failed(409), failed(401));
    made.push('by another device');
    const mustVerify = (refusal: unknown) => !isTurnedAway(refusal);
    expect(await outcome(press({ mustVerify }))).toBe('by another device');
    expect(look).toHaveBeenCalledExactlyOnceWith(true);
    expect(await outcome(press({ mustVerify }))).toEqual(failed(401));
  });
  it('a refusal of a later try leaves the first one unknown', async () => {
    const { press, attempt, made } = service(LOST, failed(422));
    await outcome(press());
    expect(await outcome(press())).toEqual(failed(422));
    expect(attempt.isOpen).toBe(true);
    made.push('it');
    expect(await outcome(press())).toBe('it');
  });
  it('may only be asked for: then another press makes it', async () => {
    const { press, make } = service(LOST, 'made');
    await outcome(press({ isOnlyAsking: true }));
    expect(await outcome(press({ isOnlyAsking: true }))).toBe('absent');
    expect(make).toHaveBeenCalledTimes(1);
    expect(await outcome(press({ isOnlyAsking: true }))).toBe('it');
  });
});
