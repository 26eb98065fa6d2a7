import type { Country } from '../core/brands';
/**
 * Masks as pure functions of text. A mask cuts nothing off: what is longer than its form stays as it is, so that the rules
 * can refuse it and the visitor sees what was pasted.
 */

/**
 * Replaces each `#` of a pattern with the next character and stops after the last: ('123', '##-##') is '12-3'. More
 * characters than the pattern has stay as they are.
 */
export function fill(characters: string, pattern: string): string {
  if (characters.length > pattern.split('#').length - 1) return characters;
  let out = '';
  let next = 0;
  for (const slot of pattern) {
    if (next >= characters.length) break;
    out += slot === '#' ? characters[next++] : slot;
  }
  return out;
}

/** Digits only. */
export const digitsOf = (value: string): string => value.replace(/\D/g, '');

/** At least one digit and nothing else; also the rule for numeric ids (spec validation#generic-rules). */
export const isNumeric = (value: string): boolean => /^\d+$/.test(value);

/** Removes the punctuation of a tax id, with every kind of hyphen. Letters stay, so that dropping them cannot make a document valid (spec validation#cpf-or-cnpj). */
export const bareDocument = (value: string): string => value.replace(/[./\s−\p{Pd}]/gu, '').toUpperCase();

/** A number as a spreadsheet shows a long one: 1,22233E+13. Its digits are not those of the document. */
const isPowerOfTen = (value: string): boolean => /\dE\+\d/i.test(value);

/** Digits in the places of a pattern. */
const digitsIn = (value: string, pattern: string): string =>
  isPowerOfTen(value) ? value : fill(digitsOf(value), pattern);

/** 3.3.3-2 (spec validation#cpf). */
export const maskCpf = (value: string): string => digitsIn(value, '###.###.###-##');

/** 2.3.3/4-2, numeric or the alphanumeric number in force since July 2026 (spec validation#cnpj). */
export const maskCnpj = (value: string): string =>
  isPowerOfTen(value) ? value : fill(bareDocument(value).replace(/[^0-9A-Z]/g, ''), '##.###.###/####-##');

/** Eleven characters or fewer are a CPF; a longer value or one with a letter is a CNPJ (spec validation#cpf-or-cnpj). */
export const maskCpfOrCnpj = (value: string): string =>
  /^\d{0,11}$/.test(bareDocument(value)) ? maskCpf(value) : maskCnpj(value);

/** Argentine CUIL or CUIT: 2-8-1. */
export const maskCuil = (value: string): string => digitsIn(value, '##-########-#');

/** Argentine DNI, with dots between thousands: 12.345.678. */
export function maskDni(value: string): string {
  const digits = digitsOf(value);
  if (isPowerOfTen(value)) return value;
  return digits.length > DNI_LENGTH ? digits : digits.replace(/\B(?=(\d{3}){1,9}$)/g, '.');
}
const DNI_LENGTH = 8;

/** The masks of tax ids by country and holder. In Argentina a field for both takes a CUIL or CUIT. */
export const DOCUMENT_MASKS = {
  BR: { person: maskCpf, company: maskCnpj, personOrCompany: maskCpfOrCnpj },
  AR: { person: maskDni, company: maskCuil, personOrCompany: maskCuil },
} as const satisfies Record<Country, Record<string, (typed: string) => string>>;

/** Brazilian 00000-000 (spec validation#postal-codes). */
export const formatPostalCode = (value: string): string => fill(digitsOf(value), '#####-###');

/**
 * (area) xxxxx-xxxx; a leading 0 is dropped (spec validation#phones). The area code is optional up to nine digits:
 * eight or nine digits without one are shown as xxxxx-xxxx in the completed form.
 */
export function formatPhone(value: string): string {
  const digits = digitsOf(value).replace(/^0+/, '');
  if (digits.length === 8 || digits.length === 9)
    return fill(digits, digits.length === 9 ? '#####-####' : '####-####');
  return maskPhone(digits);
}

/** Mask of a phone during typing: the first digits are the area code, so that the caret does not jump. */
export function maskPhone(value: string): string {
  const digits = digitsOf(value).replace(/^0+/, '');
  return fill(digits, digits.length > 10 ? '(##) #####-####' : '(##) ####-####');
}

/** Argentine postal code: four digits, or a letter, four digits and three letters. */
export const formatPostalCodeAr = (value: string): string => value.replace(/[^a-z0-9]/gi, '').toUpperCase();
