/** Generic rules with their limits as options (spec validation#generic-rules). */

import { parsePrice } from '../money/currency';
import { GENDERS } from '../person/person-choices';
import { lengthOf } from '../text/typed-text';
import { UPLOAD_LIMIT } from '../uploads/upload-limits';

/** Digits only; also the rule for numeric ids (spec validation#generic-rules). */
export const isNumeric = (value: string | number): boolean => /^\d+$/.test(String(value));

/** At least `min` characters. */
export const minLength = (value: string, options: { min: number }): boolean => lengthOf(value) >= options.min;

/** At most `max` characters. */
export const maxLength = (value: string, options: { max: number }): boolean => lengthOf(value) <= options.max;

/** Empty, or at least `min` characters. */
export const emptyOrMinLength = (value: string, options: { min: number }): boolean =>
  value === '' || minLength(value, options);

/** Counts the entries of a list that are not false, null or undefined, which includes checked checkboxes. */
const chosen = (values: readonly unknown[]): number =>
  values.filter((value) => value !== false && value !== null && value !== undefined).length;

/** At least `min` chosen entries, one by default. */
export const minSelected = (values: readonly unknown[], options: { min?: number } = {}): boolean =>
  chosen(values) >= (options.min ?? 1);

/** At most `max` chosen entries. */
export const maxSelected = (values: readonly unknown[], options: { max: number }): boolean =>
  chosen(values) <= options.max;

/** A number greater than `than`, 0 by default; text may be 12, 12.5 or 12,5. */
export function isGreaterThan(value: string | number, options: { than?: number } = {}): boolean {
  const text = String(value).trim().replace(',', '.');
  return text !== '' && Number(text) > (options.than ?? 0);
}

/**
 * A price in Brazilian format (R$ 1.234,56) that is greater than another: a number or another such text, 0 by default.
 * Used to compare a quotation's new price with its initial price.
 */
export function priceIsGreaterThan(
  value: string | number,
  options: { than?: string | number } = {},
): boolean {
  const { than = 0 } = options;
  const [price, limit] = [value, than].map((each) => (typeof each === 'number' ? each : parsePrice(each)));
  return typeof price === 'number' && typeof limit === 'number' && price > limit;
}

/** Not empty: text with more than spaces, a list with an entry, a number, true or false. */
export function required(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && !Number.isNaN(value);
}

/** The checkbox is checked. */
export const checkbox = (value: unknown): boolean => value === true;

/** One of the genders a form offers. */
export const gender = (value: string): boolean => (GENDERS as readonly string[]).includes(value);

/** Equal to another value, such as the confirmation of a password (spec validation#generic-rules). An empty value is not equal. */
export const matches = (value: string, options: { other: string }): boolean =>
  value !== '' && value === options.other;

/** Different from another value, such as the holder's e-mail or labour card (spec validation#generic-rules). Ignores case and spaces. */
export function differs(value: string, options: { from: string }): boolean {
  const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();
  return plain(value) !== plain(options.from);
}

/** Does not start with a space (spec validation#generic-rules). */
export const noLeadingSpace = (value: string): boolean => !/^\s/.test(value);

/** No file is larger than `max` bytes, 10 MB by default (spec validation#files). */
export const fileSize = (files: readonly { size: number }[], options: { max?: number } = {}): boolean =>
  files.every(({ size }) => size <= (options.max ?? UPLOAD_LIMIT));
