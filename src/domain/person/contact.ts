import type { Country } from '../core/brands';
import { nationalPhone } from './phone';

const LETTER = '\\p{L}';
/** As keyboards, phones and word processors write it. */
const APOSTROPHE = "['’‘ʼ´`]";
const NAME = new RegExp(
  `^${LETTER}\\p{M}*(?:${APOSTROPHE}|\\.? ?)${LETTER}[${LETTER}\\p{M}\\s,.'’‘ʼ´\`\\p{Pd}−]*$`,
  'u',
);

/**
 * Two letters, with an apostrophe, a point or a space between them or not (O'Brien, A. Souza, Ó Brien), then letters,
 * spaces and , . ' - of every kind (spec validation#names).
 */
export const name = (value: string): boolean => NAME.test(value);

/** At least two words (spec validation#names); a point or a hyphen alone is none. */
export const fullName = (value: string): boolean =>
  value.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1;

/** A standard address without question marks and accented characters (spec validation#email). */
export const email = (value: string): boolean =>
  /^[a-z0-9!#$%&'*+/=^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i.test(
    value,
  ) && value.length <= 254;

/**
 * A phone in any form that people write (phone.ts). Brazil: at least 10 digits and 8 or 9 after the two-digit area code
 * (spec validation#phones), at most 11. Argentina: area code and number, 10 digits.
 */
export function mobilePhone(value: string, options: { country?: Country } = {}): boolean {
  const number = nationalPhone(value, options.country);
  return !!number && (options.country === 'AR' || /^..[89]/.test(number));
}

/**
 * Any phone with its area code; a leading 0 is dropped. Brazil: 10 digits of a landline, which starts with 2 to 5, or 10
 * or 11 of a mobile. Argentina: 10 digits. The patterns are ours.
 */
export const phone = (value: string, options: { country?: Country } = {}): boolean => {
  const number = nationalPhone(value, options.country);
  return !!number && (options.country === 'AR' || /^..[2-589]/.test(number));
};

/** Contains none of & $ < > % (spec validation#restricted-characters). */
export const restrictChar = (value: string): boolean => !/[&$<>%]/.test(value);

/** Letters and spaces, with at least one letter; also the rule for occupations (spec validation#names). */
export const onlyLetters = (value: string): boolean =>
  /^[\p{L}\p{M}\s]+$/u.test(value) && /\p{L}/u.test(value);
