import { fromCents, isAmount, toCents } from '../money/money';

/**
 * The rule that caused a change (spec cars#optionals).
 * Added: 'selected' by the visitor, 'chosen' as an answer to a question, 'included' by another part.
 * Removed: 'removed' by the visitor, 'excluded' by an added part, 'dependant' on a removed part that it included or needed.
 * Refused: 'contradictory' for two added parts that exclude each other, 'no-color' and 'no-coating' for two that leave none,
 * 'unknown' for a part that is not in the catalogue.
 */
export type Because =
  | 'selected'
  | 'chosen'
  | 'included'
  | 'removed'
  | 'excluded'
  | 'dependant'
  | 'contradictory'
  | 'no-color'
  | 'no-coating'
  | 'unknown';

/** The reason of a change of a part. `by` is the other part involved, or the part itself if there is none. */
export interface Reason {
  part: string;
  because: Because;
  by: string;
}

/**
 * A choice that a selection requires. Any answer satisfies 'alternatives'; 'dependency' has a single
 * answer. Select the part again with the answer among the choices. Answers that contradict the selection are omitted.
 */
export interface Question {
  /** The part that asks: the selected part, or one that it includes. */
  part: string;
  needs: 'alternatives' | 'dependency';
  /** Ids in the catalogue's order; at least one. */
  answers: readonly string[];
}

/** A colour or coating that does not go with a selection: 'without' a required part, or 'restricted' by a part that requires others. */
export interface ColorRefusal {
  color: string;
  because: 'without' | 'restricted';
  by: string;
}

/**
 * The effect of a click. It is a preview until the caller stores `selected`.
 * If not ok, nothing changes: `reasons` has the obstacles, or `questions` the choices to make first.
 */
export interface PartChange {
  ok: boolean;
  /** The selection afterwards; sorted, without duplicates. */
  selected: readonly string[];
  /** Sorted. */
  added: readonly string[];
  /** Sorted. */
  removed: readonly string[];
  /** One for each added or removed part, causes before effects. */
  reasons: readonly Reason[];
  questions: readonly Question[];
  /** Ids of the colours that go with `selected`, in the catalogue's order. */
  colorsLeft: readonly string[];
  /** The refusal of the chosen colour, if it cannot stay: the visitor must choose one of those left. */
  colorChange: ColorRefusal | null;
}

/**
 * Returns the price difference of a click, to the cent.
 * @param priceOf in the market's currency; undefined if unknown
 * @returns undefined if a price is unknown or the sum exceeds the largest amount
 */
export function priceDifference(
  { added, removed }: Pick<PartChange, 'added' | 'removed'>,
  priceOf: (id: string) => number | null | undefined,
): number | undefined {
  let cents = 0;
  for (const [ids, sign] of [[added, 1] as const, [removed, -1] as const]) {
    for (const id of ids) cents += sign * toCents(priceOf(id) ?? Number.NaN);
  }
  const difference = fromCents(cents);
  return isAmount(difference) ? difference : undefined;
}
