/** Rules that fit any field; what they are held to comes in their options (spec validation#generic-rules). */
import { UPLOAD_LIMIT } from './constants/uploads';
import { parsePrice } from './format';
import { GENDERS } from './lists/people';

const lengthOf = (value: string): number => [...value].length;

/** Digits and nothing else: also what makes a value a numeric id (spec validation#generic-rules). */
export const isNumeric = (value: string | number): boolean => /^\d+$/.test(String(value));

/** At least `min` characters. */
export const minLength = (value: string, options: { min: number }): boolean => lengthOf(value) >= options.min;

/** At most `max` characters. */
export const maxLength = (value: string, options: { max: number }): boolean => lengthOf(value) <= options.max;

/** Nothing, or at least `min` characters. */
export const emptyOrMinLength = (value: string, options: { min: number }): boolean =>
  value === '' || minLength(value, options);

/** How many are chosen: entries of a list that are not false, null or undefined, so that a row of checkboxes fits. */
const chosen = (values: readonly unknown[]): number =>
  values.filter((value) => value !== false && value !== null && value !== undefined).length;

/** At least `min` chosen, one where nothing else is said. */
export const minSelected = (values: readonly unknown[], options: { min?: number } = {}): boolean =>
  chosen(values) >= (options.min ?? 1);

/** At most `max` chosen. */
export const maxSelected = (values: readonly unknown[], options: { max: number }): boolean =>
  chosen(values) <= options.max;

/** A number greater than `than`, which is 0 where nothing else is said; text as 12, 12.5 or 12,5. */
export function isGreaterThan(value: string | number, options: { than?: number } = {}): boolean {
  const text = String(value).trim().replace(',', '.');
  return text !== '' && Number(text) > (options.than ?? 0);
}

/**
 * A price as it is written in Brazil (R$ 1.234,56), greater than another: a number or another such text, 0 where
 * nothing else is said. A quotation's new price is held against its initial price this way.
 */
export function priceIsGreaterThan(
  value: string | number,
  options: { than?: string | number } = {},
): boolean {
  const { than = 0 } = options;
  const [price, limit] = [value, than].map((each) => (typeof each === 'number' ? each : parsePrice(each)));
  return typeof price === 'number' && typeof limit === 'number' && price > limit;
}

/** Something was given: text that is not only spaces, a list with an entry, a number, true or false. */
export function required(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && !Number.isNaN(value);
}

/** The box is ticked. */
export const checkbox = (value: unknown): boolean => value === true;

/** One of the genders a form offers. */
export const gender = (value: string): boolean => (GENDERS as readonly string[]).includes(value);

/** The same value twice: a confirmation, as of a password (spec validation#generic-rules). Empty is no confirmation. */
export const matches = (value: string, options: { other: string }): boolean =>
  value !== '' && value === options.other;

/** Not the other one's: an e-mail or a labour card that must not be the holder's (spec validation#generic-rules). Case and spaces do not count. */
export function differs(value: string, options: { from: string }): boolean {
  const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();
  return plain(value) !== plain(options.from);
}

/** Does not start with a space (spec validation#generic-rules). */
export const noLeadingSpace = (value: string): boolean => !/^\s/.test(value);

/** No file is larger than `max` bytes, 10 MB where nothing else is said (spec validation#files). */
export const fileSize = (files: readonly { size: number }[], options: { max?: number } = {}): boolean =>
  files.every(({ size }) => size <= (options.max ?? UPLOAD_LIMIT));
