import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { attemptKey, hashOf, nextTurn } from '#domain/once/attempt-key';
import { sha256 } from '#domain/once/sha-256';

describe('the hash', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 1000])('of %i letters is SHA-256', (length) => {
    for (const letter of ['a', 'é', '€']) {
      const text = letter.repeat(length);
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
  it('of a value is that of its JSON; of nothing, that of an empty text', () => {
    expect(hashOf({ a: [1, undefined] })).toBe(hashOf({ a: [1, null] }));
    expect(hashOf(['a'])).toMatch(/^[\da-f]{32}$/);
    expect(hashOf(undefined)).toBe(sha256('').slice(0, 32));
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
