import { fromCents, isAmount, toCents } from '../money';

/**
 * The rule that caused a change (spec cars#optionals).
 * Added: 'selected' by the visitor, 'chosen' as an answer to what the part selected asks, 'included' by another.
 * Removed: 'removed' by the visitor, 'excluded' by one that came, 'dependant' of one that went: it included it or needed it.
 * Refused: 'contradictory' are two that would come together and exclude each other, 'no-color' two that leave no colour,
 * 'unknown' a part that the catalogue does not have.
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
  | 'unknown';

/** Why something happens to a part: `by` is the other part of it, itself where there is none. */
export interface Reason {
  part: string;
  because: Because;
  by: string;
}

/**
 * What must be known before a part can be selected. Of 'alternatives' any one answers, of 'dependency' there is one
 * only: select again with it among the choices. Answers that would contradict the selection are not offered.
 */
export interface Question {
  /** Who asks: the part selected, or one that comes with it. */
  part: string;
  needs: 'alternatives' | 'dependency';
  /** Ids, in the catalogue's order; at least one. */
  answers: readonly string[];
}

/** A colour that does not go with a selection: 'without' a part it needs, or 'restricted' by a part that wants others. */
export interface ColorRefusal {
  color: string;
  because: 'without' | 'restricted';
  by: string;
}

/**
 * What a click does. Nothing has happened yet: it is done by keeping `selected`, and is a preview until then.
 * Where it is not ok nothing changes: `reasons` says what is in the way, or `questions` what to ask first.
 */
export interface PartChange {
  ok: boolean;
  /** Afterwards; sorted, each once. */
  selected: readonly string[];
  /** Sorted. */
  added: readonly string[];
  /** Sorted. */
  removed: readonly string[];
  /** One for each part added or removed, causes before what they cause. */
  reasons: readonly Reason[];
  questions: readonly Question[];
  /** Ids of the colours that go with `selected`, in the catalogue's order. */
  colorsLeft: readonly string[];
  /** The colour chosen, where it cannot stay: one of those left is to be chosen instead. */
  colorChange: ColorRefusal | null;
}

/**
 * What a click changes in the price, to the cent.
 * @param priceOf in the market's currency; nothing where it is not known
 * @returns undefined where a price is not known, or they are too much together
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
