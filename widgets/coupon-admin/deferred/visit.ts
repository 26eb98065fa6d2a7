import { fillMessage } from '#ui/fill-message';
import { type Aim, isSameAim, placesOf } from './aim';
import type { ClearingMessages } from './messages';

/** What became of a clearing. */
export type Outcome =
  /** count: null if the service gave no number. */
  | { is: 'cleared'; count: number | null }
  | { is: 'none' }
  /** Its answer was lost. */
  | { is: 'unknown' };

/** An act of this visit. It is in memory only. */
export interface Act {
  id: number;
  aim: Aim;
  outcome: Outcome;
  /** When it was answered, or not; ms since 1970. */
  at: number;
}

export const isUnknown = (acts: readonly Act[], aim: Aim): boolean =>
  acts.some((act) => act.outcome.is === 'unknown' && isSameAim(act.aim, aim));

/** Adds an act in front. A repetition of one whose answer was lost takes its place. */
export const withAct = (acts: readonly Act[], { aim, outcome, at }: Omit<Act, 'id'>): Act[] => [
  { id: Math.max(0, ...acts.map(({ id }) => id)) + 1, aim, outcome, at },
  ...acts.filter((act) => act.outcome.is !== 'unknown' || !isSameAim(act.aim, aim)),
];

/** Returns what became of a clearing, in words. */
export function outcomeText(
  { aim, outcome }: Pick<Act, 'aim' | 'outcome'>,
  messages: ClearingMessages,
): string {
  const { kind } = aim;
  const places = placesOf(aim);
  if (outcome.is !== 'cleared') return fillMessage(messages[outcome.is][kind], places);
  const { count } = outcome;
  if (count === 0) return fillMessage(messages.none[kind], places);
  const texts = count === null ? messages.some : count === 1 ? messages.one : messages.many;
  return fillMessage(texts[kind], { ...places, count: count ?? '' });
}
