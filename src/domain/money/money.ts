/**
 * Money as integer cents, so that the displayed and the sent amount are equal, which sums of binary fractions are not.
 * Amounts are numbers of the market's currency with two decimals (spec market#currency), as in services; cents are
 * integers. All functions compute on the decimal digits of a number and round half away from zero. None throws: invalid
 * input gives NaN.
 */

import { LARGEST_AMOUNT } from '../core/bounds';

/** Whether a value is an amount of money: a finite number within the bounds of core/bounds.ts. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= LARGEST_AMOUNT;

const finite = (value: number): number => (Number.isFinite(value) ? value : Number.NaN);

/** Moves the decimal point to the right, or to the left if places is negative. Exact in decimals. */
export function movePoint(value: number, places: number): number {
  const [digits, exponent = 0] = String(value).split('e');
  return finite(Number(`${digits}e${Number(exponent) + places}`));
}

/** 1234.565 is 123457; NaN if it is not an amount. */
export const toCents = (amount: number): number =>
  isAmount(amount)
    ? // Zero is 0 and never -0, which would be shown as -0,00.
      0 + Math.sign(amount) * Math.round(movePoint(Math.abs(amount), 2))
    : Number.NaN;

/** 123457 is 1234.57. */
export const fromCents = (cents: number): number => finite(cents / 100);

/** Rounds an amount to the cent, for display and sending. */
export const roundToCents = (amount: number): number => fromCents(toCents(amount));

/**
 * Returns a percentage of an amount in cents; NaN if the cents are not a safe integer or the percent is not finite.
 * @param percent 30 is 30 %; may have decimals
 */
export function percentOf(cents: number, percent: number): number {
  if (!Number.isSafeInteger(cents) || !Number.isFinite(percent)) return Number.NaN;
  const [mantissa, exponent] = percent.toExponential().split('e');
  const digits = String(mantissa).replace('.', '');
  const places = digits.replace('-', '').length - 1 - Number(exponent) + 2;
  // BigInt, since cents times the digits of the percent may exceed the range of a double.
  const product = BigInt(cents) * BigInt(digits);
  // With an extreme percent the result may exceed the range of a double.
  if (places <= 0) return finite(Number(product * 10n ** BigInt(-places)));
  const unit = 10n ** BigInt(places);
  const half = product < 0n ? -unit / 2n : unit / 2n;
  return Number((product + half) / unit);
}

/** Returns a percent as a fraction: 29.3 is 0.293. */
export const shareOf = (percent: number): number => movePoint(percent, -2);
