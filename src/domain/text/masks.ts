/** Masks of fields during typing, in addition to those of format.ts; each is idempotent. */

import { cardBrand } from '../payment/card';
import { bareVehicle } from '../vehicle/vehicle';
import { digitsOf, fill } from './format';

/** Returns the digits of a date; one alone before a separator gets its zero, if it was typed and not left over. */
const datePart = (value: string, isDeletion: boolean): string =>
  digitsOf(
    isDeletion ? value : value.replace(/(^|\D)(\d)(?=\D)/g, (_, before, digit) => `${before}0${digit}`),
  );

/** The beginnings of the months' names, in both languages. */
const MONTHS = 'jan|ene fev|feb mar abr mai|may jun jul ago set|sep out|oct nov dez|dic'.split(' ');

/** A day in words, as 1º de maio de 1990 or 1/mai/90. */
const IN_WORDS = /^(\d{1,2})[º°]?(?: de |[ /.-])([a-z]{3})[a-zç]*\.?(?: del? |[ /.-])(\d{4}|\d\d)$/i;

/** Returns a day of another form as DD/MM/YYYY: by the year first, with a time behind it, or in words. Others as they are. */
function dayFirst(value: string): string {
  const [, day = '', name = '', year = ''] = IN_WORDS.exec(value) ?? [];
  const month = MONTHS.findIndex((names) => name && names.split('|').includes(name.toLowerCase())) + 1;
  if (month) return `${day}/${month}/${year}`;
  return (
    value
      .replace(/^(\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})(?:T|,? )\d{1,2}:\d\d.*$/i, '$1')
      .replace(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, '$3/$2/$1')
      // Eight digits by the year first, where those of a month cannot be one.
      .replace(/^((?:19|20)(?:1[3-9]|[2-9]\d))(0[1-9]|1[0-2])([0-2]\d|3[01])$/, '$3/$2/$1')
  );
}

/** DD/MM/YYYY; 1990-05-01, which browsers fill in, is turned round, and 1 de maio de 1990 is written so. */
export function maskDate(value: string, isDeletion = false): string {
  const day = dayFirst(value);
  const between = day.split(/\d/).slice(1, -1);
  // Without a word between them, its digits would be another day.
  return between.some((part) => /[a-zç]{2}/i.test(part))
    ? value
    : fill(datePart(day, isDeletion), '##/##/####');
}

/** MM/YY, for a card's expiry; 12/2030 and 2030-12, which browsers fill in, are shortened. */
export function maskMonthYear(value: string, isDeletion = false): string {
  const date = value.replace(/^(\d{4})[-/.](\d{1,2})$/, '$2/$1');
  const digits = datePart(date, isDeletion);
  // Three digits of a year of four: its last is still to come.
  if (/^..20\d$/.test(digits)) return fill(digits, '##/###');
  return fill(digits.replace(/^(..)20(?=..$)/, '$1'), '##/##');
}

/** A card number in the groups of its brand: Amex 4-6-5, Diners 4-6-4, all others in fours. */
export function maskCardNumber(value: string): string {
  const digits = digitsOf(value);
  const brand = cardBrand(digits);
  if (brand === 'Amex') return fill(digits, '#### ###### #####');
  // Diners numbers of 16 digits are grouped in fours.
  if (brand === 'Diners' && digits.length <= 14) return fill(digits, '#### ###### ####');
  return fill(digits, '#### #### #### ####');
}

/** A plate as stored, or a chassis number: upper case, without hyphen (spec validation#plates). */
export const maskVehicle = (value: string): string => bareVehicle(value).replace(/[^A-Z\d]/g, '');

/** A percentage without its sign and spaces; a point alone is its comma: 12.5 becomes 12,5. */
export const maskPercent = (value: string): string =>
  value.replace(/[%\s]/g, '').replace(/^(\d*)\.(\d*)$/, '$1,$2');

/** An amount without its currency and spaces. */
export const maskAmount = (value: string): string => value.replace(/(?:AR|R)?\$|\s/gi, '');
