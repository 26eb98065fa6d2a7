/** A participant's lucky number, and how it was won as far as the service says. */
export interface LuckyNumber {
  number: string;
  /** QR_CODE, INVITATION, PURCHASE; empty if the service does not say. */
  type: string;
  /** ISO date and time; empty if unknown. */
  at: string;
  /** Text of the QR code; of other types an id of the service. */
  source: string;
}

type Text = string | null | undefined;
interface Attributed {
  luckyNumbers?: readonly string[] | null | undefined;
  attributions?:
    | readonly { type: string; luckyNumber: string; at?: Text; source?: Text }[]
    | null
    | undefined;
}

/** Returns a participant's numbers, each once: those that say how they were won, then the others. */
export function luckyNumbersOf({ luckyNumbers, attributions }: Attributed): LuckyNumber[] {
  const all = new Map<string, LuckyNumber>();
  for (const { luckyNumber: number, type, at, source } of attributions ?? []) {
    if (number && !all.has(number)) all.set(number, { number, type, at: at ?? '', source: source ?? '' });
  }
  for (const number of luckyNumbers ?? []) {
    if (number && !all.has(number)) all.set(number, { number, type: '', at: '', source: '' });
  }
  return [...all.values()];
}

/** Returns the number that a QR code has given; undefined if it has given none. */
export const numberOfCode = (participant: Attributed, code: string): LuckyNumber | undefined =>
  luckyNumbersOf(participant).find(({ type, source }) => type === 'QR_CODE' && source === code);

/** Winners of one prize; the service knows the prize, or only its winners. */
export interface PrizeWinners<W> {
  prizeId: string;
  winners: readonly W[];
}

/** Returns the winners by prize, in the order of the prizes; those of no known prize come last. */
export function winnersByPrize<W extends { prizeId?: Text }>(
  prizes: readonly { id: string }[],
  winners: readonly W[],
): PrizeWinners<W>[] {
  const known = prizes.map(({ id }) => id);
  const idOf = ({ prizeId }: W) => (prizeId && known.includes(prizeId) ? prizeId : '');
  return [...known, '']
    .map((prizeId) => ({ prizeId, winners: winners.filter((each) => idOf(each) === prizeId) }))
    .filter((each) => each.winners.length > 0);
}
