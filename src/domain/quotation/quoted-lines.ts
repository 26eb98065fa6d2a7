/** What a quotation is made of, line by line, and how it differs from another (spec cars#quotations). Pure. */
import { isAmount, roundToCents } from '../money/money';

export const LINE_KINDS = ['version', 'color', 'coating', 'optional', 'accessory', 'service'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** An item with its charge at some time, in the market's currency; null if it was unknown. */
export interface QuotedLine {
  kind: LineKind;
  code: string;
  name: string;
  amount: number | null;
}

/** A line whose charge is another one now, or which is no longer offered. */
export interface LineChange extends QuotedLine {
  /** Null if the item is no longer offered. */
  now: number | null;
  /** Null if one of the charges is unknown. */
  difference: number | null;
}

/** Whether a word of a service is a kind of line. */
export const isLineKind = (word: string): word is LineKind => LINE_KINDS.some((kind) => kind === word);

/**
 * Returns the lines that have changed since they were quoted.
 * @param chargeNow the charge of an item now: null while unknown, undefined if it is no longer offered
 */
export function lineChanges(
  quoted: readonly QuotedLine[],
  chargeNow: (kind: LineKind, code: string) => number | null | undefined,
): LineChange[] {
  return quoted.flatMap((line): LineChange[] => {
    const now = chargeNow(line.kind, line.code);
    if (now === undefined) return [{ ...line, now: null, difference: null }];
    if (!isAmount(now) || !isAmount(line.amount)) return [];
    const difference = roundToCents(now - line.amount);
    return difference === 0 ? [] : [{ ...line, now, difference }];
  });
}
