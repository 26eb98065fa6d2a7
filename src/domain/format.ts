/** Masks and display formats. Pure text in, pure text out: a mask never adds or loses a character typed. */
import { DATE_FORMATS, parseDay } from './calendar';
import { LARGEST_AMOUNT } from './core/bounds';

/** Fills `#` of a pattern with the characters in turn and stops where they end: ('123', '##-##') is '12-3'. */
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

/** A tax id without its punctuation. Letters stay: they never make a document valid by vanishing (spec validation#cpf-or-cnpj). */
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

/** Eleven characters or fewer are a CPF, anything longer or with a letter a CNPJ (spec validation#cpf-or-cnpj). */
export const maskCpfOrCnpj = (value: string): string =>
  /^\d{0,11}$/.test(bareDocument(value)) ? maskCpf(value) : maskCnpj(value);

/** Argentine CUIL or CUIT: 2-8-1. */
export const maskCuil = (value: string): string => fill(digitsOf(value).slice(0, 11), '##-########-#');

/** Argentine DNI, thousands by dots from the right: 12.345.678. */
export const maskDni = (value: string): string =>
  digitsOf(value)
    .slice(0, 8)
    .replace(/\B(?=(\d{3})+$)/g, '.');

/** Brazilian 00000-000 (spec validation#postal-codes). */
export const formatPostalCode = (value: string): string => fill(digitsOf(value).slice(0, 8), '#####-###');

/**
 * (area) xxxxx-xxxx; a leading 0 is dropped (spec validation#phones). The area code is optional up to nine digits:
 * eight or nine digits alone are a number without one, which the finished form shows as xxxxx-xxxx.
 */
export function formatPhone(value: string): string {
  const digits = digitsOf(value).replace(/^0+/, '').slice(0, 11);
  if (digits.length === 8 || digits.length === 9)
    return fill(digits, digits.length === 9 ? '#####-####' : '####-####');
  return maskPhone(digits);
}

/** The phone while it is typed: the area code always comes first, so that the caret never jumps. */
export function maskPhone(value: string): string {
  const digits = digitsOf(value).replace(/^0+/, '').slice(0, 11);
  return fill(digits, digits.length > 10 ? '(##) #####-####' : '(##) ####-####');
}

/** Argentine phone while it is typed: area code and number without 0 and 15, ten digits. */
export const maskPhoneAr = (value: string): string =>
  fill(digitsOf(value).replace(/^0+/, '').slice(0, 10), '### ###-####');

/** Argentine postal code: four digits, or a letter, four digits and three letters. */
export const formatPostalCodeAr = (value: string): string =>
  value
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 8)
    .toUpperCase();

/**
 * The number a written price means: without its currency symbol and thousand dots, the comma as decimal point
 * (spec market#price-text). R$ 1.234,56 is 1234.56; null where nothing of the kind is written, or more than an amount can be.
 */
export function parsePrice(value: string): number | null {
  const text = value.replace(/R?\$|[.\s]/g, '');
  if (!/^-?\d+(,\d+)?$/.test(text)) return null;
  const amount = Number(text.replace(',', '.'));
  // Not isAmount of money.ts, which loads with cars: forms come without one.
  return Math.abs(amount) <= LARGEST_AMOUNT ? amount : null;
}

/**
 * A day as the language writes it, DD/MM/YYYY, or YYYY-MM-DD for en-US (spec market#dates). value: a Date, YYYY-MM-DD, which is
 * that day everywhere, or an ISO moment, which is the day it is where the visitor is. Empty where it is none of these.
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
