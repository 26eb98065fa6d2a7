import { digitsOf } from './format';

/**
 * A whole number without the separators of its thousands, and without a unit: 45.000 km is 45000. One with decimals stays
 * as it is: without its separator it would be another number.
 */
export const maskWhole = (value: string): string =>
  /^\D*\d+([., ]\d{3})*\D*$/.test(value) ? digitsOf(value) : value;
