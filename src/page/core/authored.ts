/**
 * Texts as authors type and CMSs change them: with typographic quotes around, with spaces that nobody sees, in another case, with
 * another language's words. What has one possible meaning is taken; the author's diagnostics name the rest.
 */

/** Other words for the library's own. */
const MEANT: Readonly<Record<string, string>> = {
  abarth: 'fiat-abarth',
  brasil: 'br',
  brazil: 'br',
  bra: 'br',
  argentina: 'ar',
  arg: 'ar',
  pt: 'pt-br',
  portugues: 'pt-br',
  es: 'es-ar',
  espanol: 'es-ar',
  autor: 'author',
  sim: 'on',
  si: 'on',
  yes: 'on',
  1: 'on',
  nao: 'off',
  no: 'off',
  0: 'off',
};

/** A word in lower case without accents, with hyphens for what else separates its parts. */
const plainWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

/** Returns which of the words is meant: Fiat Abarth and FIAT_ABARTH are fiat-abarth, Brasil is BR; undefined if none is. */
export function authoredWord<T extends string>(text: string, words: readonly T[]): T | undefined {
  const plain = plainWord(text);
  const find = (meant: string | undefined) => words.find((word) => word.toLowerCase() === meant);
  return find(plain) ?? (Object.hasOwn(MEANT, plain) ? find(MEANT[plain]) : undefined);
}

/** Whether a written flag is off: false, off, 0, no, não. */
export const isOff = (text: string): boolean => /^(false|falso|off|0|n|no|nao)$/.test(plainWord(text));

/**
 * Returns a written number: 12.5 and 12,5, 90.000 and R$ 90.000,00, 50% and 12 km; undefined if it is none, or may be one of two
 * (90,000).
 */
export function authoredNumber(text: string): number | undefined {
  const bare = text.replace(/^(?:(?:AR|R)?\$|BRL|ARS)|\s|(?:%|[a-z]{1,12})$/gi, '');
  // As in English: commas between the thousands, and a point behind them.
  if (/^-?[1-9]\d{0,2}(,\d{3})+\.\d+$/.test(bare)) return finite(bare.replaceAll(',', ''));
  const [whole = '', decimals = '', ...more] = bare.split(',');
  const isGrouped = /^-?[1-9]\d{0,2}(\.\d{3})+$/.test(whole);
  const isDecimal = decimals !== '' && (isGrouped ? /^\d+$/ : /^(\d{1,2}|\d{4,})$/).test(decimals);
  if (more.length === 0 && (isGrouped || isDecimal)) {
    const digits = isGrouped ? whole.replaceAll('.', '') : whole;
    return decimals === '' || isDecimal ? finite(`${digits}.${decimals}`) : undefined;
  }
  return finite(text) ?? finite(bare);
}

/** A host without its protocol: www. before it, or a country's or a company's ending; a file of the page has neither. */
const HOST = /^(?:www\.[\w-]|[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|br|ar)(?![\w.-]))/i;

/** Returns a written address with the protocol that was left out: www.marca.com.br/contato is https://www.marca.com.br/contato. */
export const authoredAddress = (text: string): string => (HOST.test(text) ? `https://${text}` : text);

const finite = (text: string): number | undefined =>
  text.trim() !== '' && Number.isFinite(+text) ? +text : undefined;
