/** Texts as people type, paste and autofill them, made plain before any rule and mask (ours; spec validation#cleaning). */

/** A name before what a field asks for: a document, a postal code, a phone, a car, or an e-mail's scheme. */
const LABEL =
  /^(?:(?:CPF|CNPJ|CUIT|CUIL|DNI|RG|CNH|CEP|CPA|tel|placa|patente|chassi|chasis)\b\.?\s*:\s*|(?:CPF|CNPJ|CUIT|CUIL|DNI|RG|CNH|CEP|CPA|tel)\b\.?\s*(?=[\d(+])|mailto:)/i;
/** An address alone: with its owner's name before it, in brackets, or with what ends it in a list or a sentence. */
const ADDRESS = /^(?:[^<@]*<)?([^\s<>;,@]+@[^\s<>;,@]*[^\s<>;,@.])[>.;,]*$/;

/**
 * Returns a text as it was meant: composed letters, plain digits for fullwidth ones, no invisible characters, no space at
 * its ends, an apostrophe for the accents that stand for one, without a label before a number and without what surrounds
 * an e-mail address.
 */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
    .replace(/(\p{L})[\u00B4`\u02BC\u2018](?=\p{L})/gu, "$1'")
    .trim()
    .replace(LABEL, '')
    .replace(ADDRESS, '$1');

/** Returns a text's length as people count it: an emoji of two code units is one. */
export const lengthOf = (text: string): number => [...text].length;

/** At most `max` characters (spec validation#generic-rules). */
export const maxLength = (text: string, options: { max: number }): boolean => lengthOf(text) <= options.max;

/** More than spaces (spec validation#generic-rules). */
export const required = (text: string): boolean => text.trim() !== '';

/** A number greater than `than`, 0 by default; text may be 12, 12.5 or 12,5 (spec validation#generic-rules). */
export function isGreaterThan(value: string | number, options: { than?: number } = {}): boolean {
  const text = String(value).replace(',', '.');
  return required(text) && Number(text) > (options.than ?? 0);
}

/** Returns a form's values with clean texts; a password stays as it was typed, since every character of it counts. */
export const cleanValues = <V extends object>(values: V): V =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && !/password/i.test(name) ? cleanText(value) : value,
    ]),
  ) as V;
