/** Rules of polls (spec offers#benefits). */
import { endOf } from '../time/day-bounds';

/** What the rules read of a poll as the service answers it. */
export interface PollFacts {
  question: string;
  /** ISO date and time, or YYYY-MM-DD, which includes that day; empty if it has no end. */
  endsAt?: string | null;
  /** Empty until the visitor has voted. */
  votedOptionId?: string | null;
  options?: readonly { id: string; text?: string | null }[] | null;
}

/** open: the visitor can vote; voted: has voted; closed: ended without a vote of theirs. */
export type PollState = 'open' | 'voted' | 'closed';

/** Whether a poll has ended at a time in milliseconds; an end that cannot be read is none. */
export const isPollOver = (endsAt: string, now: number): boolean => endOf(endsAt) <= now;

/** Returns the state of a poll for the visitor at a time in milliseconds. */
export function pollState({ votedOptionId, endsAt }: PollFacts, now: number): PollState {
  if (votedOptionId) return 'voted';
  return isPollOver(endsAt ?? '', now) ? 'closed' : 'open';
}

/** Whether a choice among one poll's options has the same meaning in the other. */
export const asksTheSame = (one: PollFacts, other: PollFacts): boolean => meaningOf(one) === meaningOf(other);

const meaningOf = ({ question, options }: PollFacts): string =>
  JSON.stringify([question, ...(options ?? []).map(({ id, text }) => [id, text ?? ''])]);

/**
 * Returns the share of an option in percent: the service's own, else from the counts; undefined where neither is known.
 * @param total of all votes, if it is known
 */
export function voteShare(
  { percent, votes }: { percent?: number | null; votes?: number | null },
  total: number | undefined,
): number | undefined {
  if (typeof percent === 'number') return percent;
  if (typeof votes !== 'number' || !total || votes > total) return undefined;
  return (votes / total) * 100;
}
