/** Masks and display formats as pure functions of text: a mask never adds or removes a typed character. */
import { DATE_FORMATS, parseDay } from './calendar';
import { LARGEST_AMOUNT } from './core/bounds';

/** Replaces each `#` of a pattern with the next character and stops after the last: ('123', '##-##') is '12-3'. */
export function fill(characters: string, pattern: string): string {
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

/** Removes the punctuation of a tax id. Letters stay, so that dropping them cannot make a document valid (spec validation#cpf-or-cnpj). */
export const bareDocument = (value: string): string => value.replace(/[./\-\s]/g, '').toUpperCase();

/** 3.3.3-2 (spec validation#cpf). */
export const maskCpf = (value: string): string => fill(digitsOf(value).slice(0, 11), '###.###.###-##');

/** 2.3.3/4-2, numeric or the alphanumeric number in force since July 2026 (spec validation#cnpj). */
export const maskCnpj = (value: string): string =>
  fill(
    bareDocument(value)
      .replace(/[^0-9A-Z]/g, '')
      .slice(0, 14),
    '##.###.###/####-##',
  );

/** Eleven characters or fewer are a CPF; a longer value or one with a letter is a CNPJ (spec validation#cpf-or-cnpj). */
export const maskCpfOrCnpj = (value: string): string =>
  /^\d{0,11}$/.test(bareDocument(value)) ? maskCpf(value) : maskCnpj(value);

/** Argentine CUIL or CUIT: 2-8-1. */
export const maskCuil = (value: string): string => fill(digitsOf(value).slice(0, 11), '##-########-#');

/** Argentine DNI, with dots between thousands: 12.345.678. */
export const maskDni = (value: string): string =>
  digitsOf(value)
    .slice(0, 8)
    .replace(/\B(?=(\d{3})+$)/g, '.');

/** Brazilian 00000-000 (spec validation#postal-codes). */
export const formatPostalCode = (value: string): string => fill(digitsOf(value).slice(0, 8), '#####-###');

/**
 * (area) xxxxx-xxxx; a leading 0 is dropped (spec validation#phones). The area code is optional up to nine digits:
 * eight or nine digits without one are shown as xxxxx-xxxx in the completed form.
 */
export function formatPhone(value: string): string {
  const digits = digitsOf(value).replace(/^0+/, '').slice(0, 11);
  if (digits.length === 8 || digits.length === 9)
    return fill(digits, digits.length === 9 ? '#####-####' : '####-####');
  return maskPhone(digits);
}

/** Mask of a phone during typing: the first digits are the area code, so that the caret does not jump. */
export function maskPhone(value: string): string {
  const digits = digitsOf(value).replace(/^0+/, '').slice(0, 11);
  return fill(digits, digits.length > 10 ? '(##) #####-####' : '(##) ####-####');
}

/** Argentine postal code: four digits, or a letter, four digits and three letters. */
export const formatPostalCodeAr = (value: string): string =>
  value
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 8)
    .toUpperCase();

/**
 * Parses a written price: removes the currency symbol and the thousands dots, and reads the comma as decimal point
 * (spec market#price-text); the minus sign is a hyphen or that of formatCurrency. R$ 1.234,56 is 1234.56; null if the text is not a price or exceeds the largest amount.
 */
export function parsePrice(value: string): number | null {
  const text = value.replace(/R?\$|[.\s]/g, '').replace('−', '-');
  if (!/^-?\d+(,\d+)?$/.test(text)) return null;
  const amount = Number(text.replace(',', '.'));
  // Not isAmount of money.ts, which is bundled with cars; forms do not load it.
  return Math.abs(amount) <= LARGEST_AMOUNT ? amount : null;
}

/** Parses an amount that a visitor typed, like parsePrice; a point before one or two last digits is a decimal one. */
export const parseTypedAmount = (typed: string): number | null =>
  parsePrice(typed.trim().replace(/^([^.,]*)\.(\d{1,2})$/, '$1,$2'));

/**
 * Formats a day as DD/MM/YYYY, or as YYYY-MM-DD for en-US (spec market#dates). value: a Date; YYYY-MM-DD, which is the
 * same day in every time zone; or an ISO date and time, which is its day in the visitor's time zone. Empty for any
 * other value.
 */
export function formatDate(value: string | Date, language: keyof typeof DATE_FORMATS = 'pt-BR'): string {
  const day = parseDay(
    typeof value === 'string' && value.includes('T') ? new Date(value) : value,
    'YYYY-MM-DD',
  );
  if (!day) return '';
  const pad = (number: number, digits: number) => String(number).padStart(digits, '0');
  return DATE_FORMATS[language]
    .replace('DD', pad(day.day, 2))
    .replace('MM', pad(day.month, 2))
    .replace('YYYY', pad(day.year, 4));
}
