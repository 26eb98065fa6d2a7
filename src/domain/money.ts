/**
 * Money as whole cents, so that what is shown is what is sent: a sum of binary fractions is neither. Amounts are numbers
 * of the market's currency with two decimals (spec market#currency), as services give and take them; cents are whole numbers.
 * Everything is reckoned from the decimal number as it is written, and a half is rounded away from zero. Nothing here
 * throws: what cannot be reckoned is NaN.
 */
import { LARGEST_AMOUNT, MOST_INSTALLMENTS } from './core/bounds';

/** Whether a value is an amount of money: a finite number, as far from 0 as an amount can be (constants/bounds). */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= LARGEST_AMOUNT;

const finite = (value: number): number => (Number.isFinite(value) ? value : Number.NaN);

/** The number with its decimal point moved to the right; to the left where places is negative. Exact in decimals. */
export function movePoint(value: number, places: number): number {
  const [digits, exponent = 0] = String(value).split('e');
  return finite(Number(`${digits}e${Number(exponent) + places}`));
}

/** 1234.565 is 123457; NaN where it is no amount. */
export const toCents = (amount: number): number =>
  isAmount(amount)
    ? // Nothing is 0 and never -0, which would show as -0,00.
      0 + Math.sign(amount) * Math.round(movePoint(Math.abs(amount), 2))
    : Number.NaN;

/** 123457 is 1234.57. */
export const fromCents = (cents: number): number => finite(cents / 100);

/** The amount without what is smaller than a cent: as it is shown, and as it is to be sent. */
export const roundToCents = (amount: number): number => fromCents(toCents(amount));

/**
 * So many percent of an amount, in cents; NaN where cents are not whole and exact, or the percent is not finite.
 * @param percent 30 is 30 %; may have decimals
 */
export function percentOf(cents: number, percent: number): number {
  if (!Number.isSafeInteger(cents) || !Number.isFinite(percent)) return Number.NaN;
  const [mantissa, exponent] = percent.toExponential().split('e');
  const digits = String(mantissa).replace('.', '');
  const places = digits.replace('-', '').length - 1 - Number(exponent) + 2;
  // In whole numbers of any size: cents by digits of the percent may be more than a double holds.
  const product = BigInt(cents) * BigInt(digits);
  // Of a percent beyond reason the result may be more than a double holds.
  if (places <= 0) return finite(Number(product * 10n ** BigInt(-places)));
  const unit = 10n ** BigInt(places);
  const half = product < 0n ? -unit / 2n : unit / 2n;
  return Number((product + half) / unit);
}

/** Percent as a share of one: 29.3 is 0.293. */
export const shareOf = (percent: number): number => movePoint(percent, -2);

/**
 * An amount in equal parts: none differs by more than a cent from another, the larger ones come first, and together
 * they are the amount. Empty where it is no amount in whole cents, or the count is not whole and from 1 to
 * MOST_INSTALLMENTS.
 */
export function split(cents: number, count: number): number[] {
  if (!Number.isInteger(cents) || !isAmount(fromCents(cents))) return [];
  if (!Number.isInteger(count) || count < 1 || count > MOST_INSTALLMENTS) return [];
  const least = Math.floor(cents / count);
  const larger = cents - least * count;
  return Array.from({ length: count }, (_, place) => (place < larger ? least + 1 : least));
}
