/**
 * Amounts as people type and paste them and as spreadsheets write them, of both countries and of English ones (ours). A text
 * with one possible meaning is read; one with two is refused with both, since a thousand times the price is no slip.
 */
import type { Language } from '../core/brands';
import { cleanText } from '../text/typed-text';
import { CURRENCY_PRECISION } from './currencies';
import { amountText, formatCurrency } from './currency';
import { isAmount } from './money';

/** An amount; or the two that a text may mean; or why it is none. */
export type ReadAmount =
  | { amount: number }
  | { readings: readonly [number, number] }
  | { problem: 'none' | 'decimals' | 'large' };

const NONE = { problem: 'none' } as const;

/**
 * A text without the currency, spaces, the apostrophe and formula that keep cells as text, apostrophes between thousands, what ends
 * it without saying anything (45.000,-), and with a plain minus sign before it.
 */
const bare = (text: string): string =>
  cleanText(text)
    .replace(/^(?:=?["']|=(?=[\d.,]+$))|["']$/g, '')
    .replace(/\s/g, '')
    .replace(/^([-−(+]?)(?:(?:AR|R)?\$|BRL|ARS):?|(?:BRL|ARS|R?\$|reais|real|pesos?)$/gi, '$1')
    .replace(/[−‐‑–]/g, '-')
    .replace(/(\d)['’](?=\d{3}(?!\d))/g, '$1')
    .replace(/^\+|[.,]-$/g, '')
    .replace(/(,\d\d)\.$/, '$1')
    .replace(/^(.*\d)-$/, '-$1');

/** Words that multiply what is before them. */
const TIMES: readonly [RegExp, number][] = [
  [/^(\d{1,3}(?:[.,]\d{1,2})?)(?:mil|k)$/i, 1e3],
  [/^(\d{1,3}(?:[.,]\d{1,2})?)(?:milh[aã]o|milh[oõ]es|mill[oó]n|millones)$/i, 1e6],
];

/** 45 mil, 1,5 milhão; undefined where no such word is. */
function inWords(text: string): ReadAmount | undefined {
  for (const [pattern, times] of TIMES) {
    const [, number] = pattern.exec(text) ?? [];
    // To the cent: 1,1 of a thousand is not quite 1100.
    if (number) return read(String(Math.round(Number(number.replace(',', '.')) * times * 100) / 100));
  }
  return undefined;
}

/** Digits in groups of three between separators, of which there is at least one. */
const isGrouped = (whole: string, separator: string): boolean => {
  const [first = '', ...groups] = whole.split(separator);
  return /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
};

const read = (digits: string): ReadAmount => {
  const amount = Number(digits);
  return isAmount(amount) ? { amount } : { problem: 'large' };
};

const withDecimals = (whole: string, decimals: string): ReadAmount => {
  if (!/^\d+$/.test(whole) || !/^\d+$/.test(decimals)) return NONE;
  // Zeros behind the cents say nothing.
  const cents = decimals.slice(CURRENCY_PRECISION);
  if (/[1-9]/.test(cents)) return { problem: 'decimals' };
  return read(`${whole}.${decimals}`);
};

/** A text with one separator: its last part are decimals, or, in groups of three, thousands. */
function withOne(text: string, separator: string): ReadAmount {
  const parts = text.split(separator);
  const [whole = '', last = ''] = parts;
  const thousands = isGrouped(text, separator) ? read(parts.join('')) : NONE;
  if (parts.length > 2) return thousands;
  // Three digits behind a point are thousands, as prices are written here.
  if (separator === '.' && 'amount' in thousands) return thousands;
  if (last.length !== 3 || /^0*$/.test(whole)) return withDecimals(whole, last);
  const [one, other] = [read(`${whole}.${last}`), read(whole + last)];
  if ('amount' in one && 'amount' in other) return { readings: [one.amount, other.amount] };
  return withDecimals(whole, last);
}

function unsigned(text: string): ReadAmount {
  const separators = text.replace(/\d/g, '');
  if (text === '' || /[^.,]/.test(separators)) return NONE;
  if (separators === '') return read(text);
  const last = separators.at(-1) as string;
  if (new Set(separators).size === 1) return withOne(text, last);
  // Both separators: the last one is that of the decimals.
  const at = text.lastIndexOf(last);
  const whole = text.slice(0, at);
  const other = last === ',' ? '.' : ',';
  return whole.includes(last) || !isGrouped(whole, other)
    ? NONE
    : withDecimals(whole.replaceAll(other, ''), text.slice(at + 1));
}

/** Reads a typed, pasted or imported amount; a minus sign before it, or brackets around it, make it negative. */
export function readAmount(typed: string): ReadAmount {
  const text = bare(typed).replace(/^\((.*)\)$/, '-$1');
  const plain = text.replace(/^-/, '');
  const result = inWords(plain) ?? unsigned(plain);
  if (!text.startsWith('-')) return result;
  if ('amount' in result) return { amount: -result.amount };
  if ('readings' in result) return { readings: [-result.readings[0], -result.readings[1]] };
  return result;
}

/** Parses an amount that a visitor typed or pasted; null if it is none, or may be one of two. */
export function parseTypedAmount(typed: string): number | null {
  const result = readAmount(typed);
  return 'amount' in result ? result.amount : null;
}

/** Parses a typed percentage, of any number of decimals: there are no thousands. */
export function parseTypedPercent(typed: string): number | null {
  const text = typed.replace(/[%\s]/g, '').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(text) && isAmount(Number(text)) ? Number(text) : null;
}

/**
 * Parses an amount that an editor shows of a record: one whose text was not changed is the record's own, whose cents may have
 * decimals.
 */
export const parseEditedAmount = (typed: string, known: number | null | undefined): number | null =>
  typeof known === 'number' && typed === amountText(known) ? known : parseTypedAmount(typed);

const WORDS = {
  'pt-BR': {
    readings: '“{text}” pode ser {one} ou {other}. Escreva de novo.',
    decimals: 'Use no máximo duas casas decimais',
    large: 'Este valor é alto demais',
  },
  'es-AR': {
    readings: '“{text}” puede ser {one} o {other}. Escribilo de nuevo.',
    decimals: 'Usá como máximo dos decimales',
    large: 'Este importe es demasiado alto',
  },
} as const;

/** Says what keeps a text from being an amount; empty for an amount, and for a text that is none at all. */
export function amountDoubt(typed: string, language: Language): string {
  const result = readAmount(typed);
  const words = WORDS[language];
  if ('readings' in result) {
    const [one = '', other = ''] = result.readings.map((amount) => formatCurrency(amount, language));
    // Functions: a pasted $ would be a pattern of the replacement.
    return words.readings
      .replace('{one}', () => one)
      .replace('{other}', () => other)
      .replace('{text}', () => typed.trim());
  }
  return 'problem' in result && result.problem !== 'none' ? words[result.problem] : '';
}
