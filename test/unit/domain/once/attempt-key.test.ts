import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { attemptKey, hashOf, nextTurn } from '#domain/once/attempt-key';

describe('the hash', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
  it('of a value is the beginning of SHA-256 of its JSON; of nothing, that of an empty text', () => {
    for (const value of ['a', 'é€', { a: 1 }, 'x'.repeat(1000)])
      expect(hashOf(value)).toBe(sha256(JSON.stringify(value)));
    expect(hashOf({ a: [1, undefined] })).toBe(hashOf({ a: [1, null] }));
    expect(hashOf(['a'])).toMatch(/^[\da-f]{32}$/);
    expect(hashOf(undefined)).toBe(sha256(''));
  });
});

describe('the key of an attempt', () => {
  it('is the same on every device, and another for another kind, thing or turn', () => {
    const key = attemptKey('subscription', ['user-ana', 'jeep'], 0);
    expect(attemptKey('subscription', ['user-ana', 'jeep'], 0)).toBe(key);
    const others = [
      attemptKey('exchange', ['user-ana', 'jeep'], 0),
      attemptKey('subscription', ['user-ana', 'fiat'], 0),
      attemptKey('subscription', ['user-ana', 'jeep'], 1),
    ];
    expect(new Set([key, ...others]).size).toBe(4);
  });
});

describe('the turn of the next attempt', () => {
  const keyOf = (turn: number) => `key-${turn}`;
  const over = (key?: string) => ({ ...(key && { key }), isOver: true });
  it.each([
    ['nothing is known', 0, [], 0],
    ['this browser knows of two that have ended', 2, [], 2],
    ['the service says more than this browser knows', 0, [over('key-0'), over('key-1')], 2],
    ['one is open', 0, [over('key-0'), { key: 'key-1', isOver: false }], 1],
    ['only attempts of others have ended', 0, [over('x'), over('y')], 0],
    ['the service names none: their number counts', 0, [over(), over(), { isOver: false }], 2],
    ['some are older than names', 0, [over(), over('key-1')], 2],
  ])('where %s', (_, known, listed, turn) => {
    expect(nextTurn(known, listed, keyOf)).toBe(turn);
  });
});
