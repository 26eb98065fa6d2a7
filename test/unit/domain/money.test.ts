import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromCents,
  isAmount,
  movePoint,
  percentOf,
  roundToCents,
  shareOf,
  toCents,
} from '#domain/money/money';

/** Up to the mask's nine digits and well beyond. */
const cents = fc.integer({ min: -1e12, max: 1e12 });
/** 0 to 100 with up to four decimals. */
const percent = fc.integer({ min: 0, max: 1_000_000 }).map((tenThousandths) => tenThousandths / 10_000);

describe('cents', () => {
  it.each([
    [1234.56, 123_456],
    [1.005, 101],
    [8.345, 835],
    [-1.005, -101],
    [0.1 + 0.2, 30],
    [1e-7, 0],
    [-0.001, 0],
    [0, 0],
  ])('of %d are %d', (amount, expected) => expect(toCents(amount)).toBe(expected));

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21, -1e21, 1e11 + 0.01])('of %d are none', (value) => {
    expect(isAmount(value)).toBe(false);
    expect(toCents(value)).toBeNaN();
  });
  it.each([1e11, -1e11, 0])('of %d are exact', (value) => {
    expect(isAmount(value)).toBe(true);
    expect(toCents(value)).toBe(value * 100);
  });
  it('of text are none', () => expect(isAmount('12')).toBe(false));

  it('come back as they were', () => {
    fc.assert(fc.property(cents, (value) => toCents(fromCents(value)) === value));
  });

  it('are what is shown: rounding twice is rounding once, and no amount has a third decimal', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
        const rounded = roundToCents(amount);
        expect(roundToCents(rounded)).toBe(rounded);
        expect(Number(rounded.toFixed(2))).toBe(rounded);
        expect(Math.abs(rounded - amount)).toBeLessThanOrEqual(0.005 + 1e-6);
      }),
    );
  });
});

describe('percents', () => {
  it.each([
    [100_000, 30, 30_000],
    [12_345, 50, 6173],
    [-12_345, 50, -6173],
    [999, 0.05, 0],
    [1000, 0.05, 1],
    [999_999_999_999, 33.3333, 333_333_000_000],
    [100, 1e-7, 0],
    [7, 1e3, 70],
    [7, 1e20, 7e18],
    [5, -50, -3],
    [0, 12.5, 0],
    [1.5, 10, Number.NaN],
    [Number.NaN, 10, Number.NaN],
    [100, Number.POSITIVE_INFINITY, Number.NaN],
    [1e15, 1e308, Number.NaN],
  ])('of %d cents, %d %%, are %d', (of, by, expected) => expect(percentOf(of, by)).toBe(expected));

  it('add up to the whole with what is left, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), percent, (whole, by) => {
        const part = percentOf(whole, by);
        const exact = BigInt(whole) * BigInt(Math.round(by * 10_000)) * 2n;
        // Half a cent at most from the exact share, and never below it by half.
        const away = BigInt(part) * 2_000_000n - exact;
        expect(away > -1_000_000n && away <= 1_000_000n).toBe(true);
        expect(part).toBeLessThanOrEqual(whole);
      }),
    );
  });

  it('are shares without a binary rest', () => {
    expect([29, 33.3, 7, 0, 100, 1e-7].map(shareOf)).toEqual([0.29, 0.333, 0.07, 0, 1, 1e-9]);
    fc.assert(fc.property(percent, (by) => movePoint(shareOf(by), 2) === by));
  });
});
