/** What a change of choices costs, and how many items it concerns. Pure. */
import { fromCents, isAmount, toCents } from '../money/money';
import type { Choices } from './choices';

/** Returns the charge of a chosen item by its id, in the market's currency; null or undefined if unknown. */
export type ChargeOf = (
  kind: 'part' | 'color' | 'coating' | 'service',
  id: string,
) => number | null | undefined;

export interface Difference {
  /** In the market's currency, to the cent; undefined if a charge is unknown or the sum exceeds the largest amount. */
  amount: number | undefined;
  /** Number of added and removed parts and services; another colour or coating counts as one. */
  count: number;
}

/** Returns how the charges of two choices differ; colour and coating included. */
export function differenceOf(before: Choices, after: Choices, chargeOf: ChargeOf): Difference {
  let cents = 0;
  let count = 0;
  const add = (kind: Parameters<ChargeOf>[0], id: string, sign: 1 | -1) => {
    cents += sign * toCents(chargeOf(kind, id) ?? Number.NaN);
  };
  for (const [kind, had, has] of [
    ['part', before.parts, after.parts],
    ['service', before.services, after.services],
  ] as const) {
    const [old, now] = [new Set(had), new Set(has)];
    for (const id of has) if (!old.has(id)) add(kind, id, 1);
    for (const id of had) if (!now.has(id)) add(kind, id, -1);
    count += has.filter((id) => !old.has(id)).length + had.filter((id) => !now.has(id)).length;
  }
  for (const kind of ['color', 'coating'] as const) {
    const [old, now] = [before[kind], after[kind]];
    if (old === now) continue;
    if (now) add(kind, now, 1);
    if (old) add(kind, old, -1);
    count += 1;
  }
  const amount = fromCents(cents);
  return { amount: isAmount(amount) ? amount : undefined, count };
}
