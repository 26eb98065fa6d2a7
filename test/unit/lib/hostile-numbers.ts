import fc from 'fast-check';
import { expect } from 'vitest';

/** Numbers that no price, percent or count can be, as JSON writes them: 1e999 is read as Infinity. */
export const HOSTILE = ['1e21', '-1', '1e308', '1e999', 'null', '"12"'] as const;

/** Numbers of every kind, those among them at which arithmetic and formatting break. */
export const anyNumber = fc.oneof(
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -0, -1, 0.1 + 0.2),
  fc.constantFrom(1e21, -1e21, 1e308, -1e308, Number.MAX_VALUE, Number.MIN_VALUE, 1e-320),
  fc.constantFrom(1e11, 1e11 + 0.01, 1e13, 2 ** 53, -(2 ** 53), 1e15),
  fc.double(),
  fc.integer(),
  fc.maxSafeInteger(),
);

/** No result holds an infinite number, or text of one that is none; NaN and null are what the rules say of those. */
export function expectFinite(result: unknown): void {
  JSON.stringify(result, (_, value) => {
    if (typeof value === 'number') expect(Math.abs(value)).not.toBe(Number.POSITIVE_INFINITY);
    if (typeof value === 'string') expect(value).not.toMatch(/NaN|Infinity|undefined|\de\+/);
    return value;
  });
}

const MARK = '\u0000number';

/** How many numbers a JSON value has. */
export function numbersIn(json: unknown): number {
  let count = 0;
  JSON.stringify(json, (_, value) => {
    if (typeof value === 'number') count += 1;
    return value;
  });
  return count;
}

/** A JSON value as text with its numbers replaced by another; only the one at a place, where one is given. */
export function corrupted(json: unknown, by: string, at?: number): string {
  let place = -1;
  const marked = JSON.stringify(json, (_, value) => {
    if (typeof value !== 'number') return value;
    place += 1;
    return at === undefined || at === place ? MARK : value;
  });
  return marked.replaceAll(JSON.stringify(MARK), by);
}
