/** Masks of fields during typing, in addition to those of format.ts; each is idempotent. */

import type { Language } from '../core/brands';
import { CURRENCY_MASK_DIGITS } from '../money/currencies';
import { formatCurrency } from '../money/currency';
import { fromCents } from '../money/money';
import { cardBrand } from '../payment/card';
import { bareVehicle, CHASSIS_LENGTH, PLATE_LENGTH } from '../vehicle/vehicle';
import { digitsOf, fill } from './format';

/** Returns the digits of a date; one alone before a separator gets its zero, if it was typed and not left over. */
const datePart = (value: string, isDeletion: boolean): string =>
  digitsOf(
    isDeletion ? value : value.replace(/(^|\D)(\d)(?=\D)/g, (_, before, digit) => `${before}0${digit}`),
  );

/** DD/MM/YYYY; 1990-05-01, which browsers fill in, is turned round. */
export function maskDate(value: string, isDeletion = false): string {
  const day = value.replace(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, '$3/$2/$1');
  return fill(datePart(day, isDeletion).slice(0, 8), '##/##/####');
}

/** MM/YY, for a card's expiry; 12/2030 and 2030-12, which browsers fill in, are shortened. */
export function maskMonthYear(value: string, isDeletion = false): string {
  const date = value.replace(/^(\d{4})[-/.](\d{1,2})$/, '$2/$1');
  const digits = datePart(date, isDeletion);
  // Three digits of a year of four: its last is still to come.
  if (/^..20\d$/.test(digits)) return fill(digits, '##/###');
  return fill(digits.replace(/^(..)20(?=..)/, '$1').slice(0, 4), '##/##');
}

/** A card number in the groups of its brand: Amex 4-6-5, Diners 4-6-4, all others in fours. */
export function maskCardNumber(value: string): string {
  const digits = digitsOf(value);
  const brand = cardBrand(digits);
  if (brand === 'Amex') return fill(digits.slice(0, 15), '#### ###### #####');
  // Diners numbers of 16 digits are grouped in fours.
  if (brand === 'Diners' && digits.length <= 14) return fill(digits, '#### ###### ####');
  return fill(digits.slice(0, 16), '#### #### #### ####');
}

const vehicle = (value: string, length: number): string =>
  bareVehicle(value)
    .replace(/[^A-Z\d]/g, '')
    .slice(0, length);

/** Kilometres without separators: at most six digits. */
export const maskMileage = (value: string): string => digitsOf(value).slice(0, 6);

/** A plate as stored: upper case, without hyphen, 7 characters (spec validation#plates). */
export const maskPlate = (value: string): string => vehicle(value, PLATE_LENGTH);

/** A chassis number: upper case, 17 characters. */
export const maskChassis = (value: string): string => vehicle(value, CHASSIS_LENGTH);

/** A percentage without its sign: three digits and, after a comma or a point, two more. 12.5 becomes 12,5. */
export function maskPercent(value: string): string {
  const [whole = '', ...decimals] = value.replace(/[^\d.,]/g, '').split(/[.,]/);
  const point = decimals.length > 0 ? ',' : '';
  return `${whole.slice(0, 3)}${point}${decimals.join('').slice(0, 2)}`;
}

/**
 * An amount during typing: digits enter at the right as cents, nine at most, without a sign (spec market#currency).
 * Only zeros give an empty field, otherwise it could not be cleared. Its spaces are those that a visitor types.
 */
export function maskCurrency(value: string, language: Language = 'pt-BR'): string {
  const digits = digitsOf(value).replace(/^0+/, '').slice(0, CURRENCY_MASK_DIGITS);
  return digits === '' ? '' : formatCurrency(fromCents(Number(digits)), language).replaceAll('\u00a0', ' ');
}
