/** Texts as people type, paste and autofill them, made plain before any rule and mask (ours; spec validation#cleaning). */

/** A name before what a field asks for: a document, a postal code, a phone, a car, an address, or an e-mail's scheme. */
const LABEL =
  /^(?:(?:CPF|CNPJ|CUIT|CUIL|DNI|RG|CNH|CEP|CPA?|tel|telefone|tel[eé]fono|fone|celular|whatsapp|placa|patente|chassi|chasis|VIN|e-?mail|correo)\b(?:\/MF)?\.? ?(?:n[º°o.]\.?|nro\.?)? ?(?:[:–-] ?|(?=[\d(+]))|(?:placa|patente|chassi|chasis|VIN|CPA?)(?: n[º°o.]| nro\.?)? (?=\S*\d)|(?:e-?mail|correo) (?=\S+@)|(?:mailto|tel):)/i;
/** An address alone: with its owner's name before it, in brackets, or with what ends it in a list or a sentence. */
const ADDRESS =
  /^(?:[^<@]*<)?["'“‘«]?(?:mailto:)?([^\s<>;,@?"“”‘’«»]+@[^\s<>;,@?"'“”‘’«»]*[^\s<>;,@?."'“”‘’«»/])(?:\?\S*|["'”’»>.;,/]*)(?: \([^()@]*\))?$/i;

/**
 * Formatting that nobody sees and programs put into what is copied: marks of direction, breaks and joins of words, soft
 * hyphens. Not the joiners and tags that emoji and some scripts are made of.
 */
const UNSEEN = /\u034F|[\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/g;
/** Every such character, and the selectors of how a character is drawn; a number or an address has none of them. */
const FORMATTING = /\u034F|[\uFE00-\uFE0F]|\p{Cf}/gu;
const SPACES = /[\p{Zs}\t]/gu;

const plainSpaces = (text: string): string => text.normalize('NFC').replace(SPACES, ' ');
const plainApostrophes = (text: string): string =>
  text.replace(/(\p{L})[\u00B4`\u02BC\u2018](?=\p{L})/gu, "$1'");

/**
 * Returns what a field of a fixed form is about, such as a document, a code, a phone or an e-mail address: composed letters,
 * plain digits for fullwidth and Arabic ones, no invisible characters, no space at its ends, an apostrophe for the accents
 * that stand for one, without a label before it and without what surrounds an e-mail address. Not for sentences.
 */
export const cleanText = (text: string): string =>
  plainApostrophes(
    plainSpaces(text)
      .replace(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'))
      // The last four bits of both Arabic series are the digit.
      .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
      .replace(FORMATTING, ''),
  )
    .trim()
    .replace(LABEL, '')
    .replace(ADDRESS, '$1');

/** Returns a line, such as a street or a title: without invisible characters and odd spaces; an emoji stays whole. */
export const cleanLine = (text: string): string =>
  plainApostrophes(plainSpaces(text).replace(UNSEEN, '')).trim();

/** Returns a person's name: a line without any formatting, whose words have one space between them. */
export const cleanName = (text: string): string =>
  cleanLine(text.replace(FORMATTING, '')).replace(/ {2,}/g, ' ');

/**
 * What a field holds. form: what has a fixed form, such as a number or an address. name: a person's. line: any other line. free:
 * sentences, which are sent as they were typed. secret: every character of it counts. choice: one of what the page offers.
 */
export type TextKind = 'form' | 'name' | 'line' | 'free' | 'secret' | 'choice';

const asItIs = (text: string): string => text;

const CLEAN: Record<TextKind, (text: string) => string> = {
  form: cleanText,
  name: cleanName,
  line: cleanLine,
  free: (text) => text.trim(),
  secret: asItIs,
  choice: asItIs,
};

/** Returns a text's length as people count it: an emoji of two code units is one. */
export const lengthOf = (text: string): number => [...text].length;

/** At most `max` characters (spec validation#generic-rules). */
export const maxLength = (text: string, options: { max: number }): boolean => lengthOf(text) <= options.max;

/** More than spaces and what nobody sees (spec validation#generic-rules). */
export const required = (text: string): boolean => text.replace(UNSEEN, '').trim() !== '';

/** A number greater than `than`, 0 by default; text may be 12, 12.5 or 12,5 (spec validation#generic-rules). */
export function isGreaterThan(value: string | number, options: { than?: number } = {}): boolean {
  const text = String(value).replace(',', '.');
  return required(text) && Number(text) > (options.than ?? 0);
}

/**
 * Returns a form's values as they are sent: each text by the kind of its field, and what the visitor did not change, or what no
 * field shows, as it came. kinds: by field. initial: the form's first values.
 */
export const cleanValues = <V extends object>(
  values: V,
  kinds: Readonly<Record<string, TextKind>>,
  initial: Partial<V> = {},
): V =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const kind = kinds[name];
      const isOwn = kind === 'form' || value !== initial[name as keyof V];
      return [name, kind && isOwn && typeof value === 'string' ? CLEAN[kind](value) : value];
    }),
  ) as V;
