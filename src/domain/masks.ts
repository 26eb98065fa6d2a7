/** Masks of fields while they are typed, beside those of format.ts: text in, text out, each the same of its own output. */

import { cardBrand } from './card';
import { CURRENCY_MASK_DIGITS } from './constants/currency';
import type { Language } from './core/brands';
import { formatCurrency } from './currency';
import { digitsOf, fill } from './format';
import { fromCents } from './money';
import { bareVehicle, CHASSIS_LENGTH, PLATE_LENGTH } from './vehicle';

/** DD/MM/YYYY. */
export const maskDate = (value: string): string => fill(digitsOf(value).slice(0, 8), '##/##/####');

/** MM/YY, as a card's due date. */
export const maskMonthYear = (value: string): string => fill(digitsOf(value).slice(0, 4), '##/##');

/** HH:MM. */
export const maskTime = (value: string): string => fill(digitsOf(value).slice(0, 4), '##:##');

/** A card's number in the groups its brand prints: Amex 4-6-5, Diners 4-6-4, all others in fours. */
export function maskCardNumber(value: string): string {
  const digits = digitsOf(value);
  const brand = cardBrand(digits);
  if (brand === 'Amex') return fill(digits.slice(0, 15), '#### ###### #####');
  // Some numbers of Diners have 16 digits: those are printed in fours.
  if (brand === 'Diners' && digits.length <= 14) return fill(digits, '#### ###### ####');
  return fill(digits.slice(0, 16), '#### #### #### ####');
}

const vehicle = (value: string, length: number): string =>
  bareVehicle(value)
    .replace(/[^A-Z\d]/g, '')
    .slice(0, length);

/** A plate as it is stored: upper case, without hyphen, 7 characters (spec validation#plates). */
export const maskPlate = (value: string): string => vehicle(value, PLATE_LENGTH);

/** A chassis number: upper case, 17 characters. */
export const maskChassis = (value: string): string => vehicle(value, CHASSIS_LENGTH);

/** A percentage without its sign: three digits and, after a comma or a point, two more. 12.5 is 12,5. */
export function maskPercent(value: string): string {
  const [whole = '', ...decimals] = value.replace(/[^\d.,]/g, '').split(/[.,]/);
  const point = decimals.length > 0 ? ',' : '';
  return `${whole.slice(0, 3)}${point}${decimals.join('').slice(0, 2)}`;
}

/**
 * An amount while it is typed: digits enter at the right as cents, nine at most, and there is no sign (spec market#currency).
 * Zeros alone are an empty field, or it could never be cleared.
 */
export function maskCurrency(value: string, language: Language = 'pt-BR'): string {
  const digits = digitsOf(value).replace(/^0+/, '').slice(0, CURRENCY_MASK_DIGITS);
  return digits === '' ? '' : formatCurrency(fromCents(Number(digits)), language);
}
