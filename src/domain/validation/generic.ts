/** Generic rules with their limits as options (spec validation#generic-rules); those of any text are in text/typed-text.ts. */

import { parsePrice } from '../money/currency';

/**
 * A price in Brazilian format (R$ 1.234,56) that is greater than another: a number or another such text, 0 by default.
 */
export function priceIsGreaterThan(
  value: string | number,
  options: { than?: string | number } = {},
): boolean {
  const { than = 0 } = options;
  const [price, limit] = [value, than].map((each) => (typeof each === 'number' ? each : parsePrice(each)));
  return typeof price === 'number' && typeof limit === 'number' && price > limit;
}

/** The checkbox is checked. */
export const checkbox = (value: unknown): boolean => value === true;

/** Different from another value, such as the holder's e-mail or labour card (spec validation#generic-rules). Ignores case and spaces. */
export function differsFrom(value: string, options: { from: string }): boolean {
  const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();
  return plain(value) !== plain(options.from);
}
