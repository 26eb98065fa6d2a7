import { digitsOf } from './format';

/** A word that makes thousands of what is before it: 45 mil, 12,5 mil km. */
const THOUSANDS = /^\D*(\d{1,3})(?:[.,](\d{1,2}))? ?mil(?![a-z])\D*$/i;

/**
 * A whole number without the separators of its thousands, and without a unit: 45.000 km is 45000, and so is 45 mil. One with
 * decimals stays as it is: without its separator it would be another number. So does what may become such a word, and 45k, which
 * may become 45 km.
 */
export function maskWhole(value: string): string {
  const [, whole = '', more = ''] = THOUSANDS.exec(value) ?? [];
  if (whole) return whole + more.padEnd(3, '0');
  const isNumber = /^\D*\d+([., '’]\d{3})*\D*$/.test(value) && !/\d ?(?:k|mi?|mil\D*)$/i.test(value);
  return isNumber ? digitsOf(value) : value;
}
