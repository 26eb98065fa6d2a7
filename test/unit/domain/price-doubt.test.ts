import { describe, expect, it } from 'vitest';
import { priceDoubt } from '#domain/money/price-doubt';

describe('a price', () => {
  it.each([
    [110_000, 100_000, undefined],
    [111_000, 100_000, { kind: 'above', percent: 11 }],
    [70_000, 100_000, undefined],
    [69_000, 100_000, { kind: 'below', percent: 31 }],
    [9_999_999, undefined, undefined],
    [9_999_999, null, undefined],
    [9_999_999, 0, undefined],
    [9_999_999, Number.NaN, undefined],
  ] as const)('of %s against a list price of %s', (price, list, doubt) => {
    expect(priceDoubt(price, list)).toEqual(doubt);
  });
});
