import { THOUSANDS_SEPARATOR } from '../money/currencies';

/** Returns a whole number with a point between its thousands, as both languages have it: 1.800. */
export const groupDigits = (count: number): string =>
  String(Math.trunc(count)).replace(/\B(?=(\d{3}){1,9}$)/g, THOUSANDS_SEPARATOR);
