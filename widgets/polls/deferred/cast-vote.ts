import { asksTheSame, pollState } from '#domain/loyalty/poll';
import { serverNow } from '#page/server-clock';
import { voteInPoll } from '#services/benefits';
import type { Poll } from '#services/entities/benefit';
import { statusOf } from '#services/fallbacks/status';
import { loadPolls, shownPoll } from './polls';

/**
 * How a vote ended, with the poll as the service has it.
 * - voted: the choice is counted
 * - other: another choice of this visitor was counted before, on another device
 * - closed, changed, gone: it is not counted, as the poll has ended, asks something else, or is no longer there
 */
export type Outcome =
  | { result: 'voted' | 'other' | 'closed' | 'changed'; poll: Poll }
  | { result: 'gone'; poll?: undefined };

/** Thrown where an answer was lost. absent: the vote is not among the service's; unread: the service could not be asked. */
export class UnknownVote extends Error {
  constructor(readonly why: 'absent' | 'unread') {
    super(`the vote is ${why}`);
  }
}

/** What is known of the votes for one poll that were sent from this view. */
export interface Attempt {
  /** A vote was sent of which nobody knows whether it was counted. */
  isOpen: boolean;
}

/** Turned away before anything was done. */
const AT_THE_DOOR = [401, 429];
const REFUSED = [400, 403, 404, 409, 410, 422];

const isUnsent = ({ kind, status = 0 }: { kind?: string; status?: number }): boolean =>
  AT_THE_DOOR.includes(status) || (status === 0 && (kind === 'config' || kind === 'input'));

/** Returns what the service's poll says of a choice; undefined if it can still be made. */
function outcomeOf(shown: Poll, option: string, now: Poll | undefined): Outcome | undefined {
  if (!now) return { result: 'gone' };
  if (now.votedOptionId) return { result: now.votedOptionId === option ? 'voted' : 'other', poll: now };
  if (pollState(now, serverNow()) === 'closed') return { result: 'closed', poll: now };
  return asksTheSame(shown, now) ? undefined : { result: 'changed', poll: now };
}

/**
 * Votes once: a vote whose answer was lost is looked for before another one is sent. A refusal is looked into as well, so
 * that the visitor sees the poll as it is now. Throws a ServiceError if it is certain that nothing was counted, an
 * UnknownVote if it is not.
 * @param shown the poll that the visitor has read
 * @param attempt of this poll; changed here
 */
export async function castVote(
  shown: Poll,
  option: string,
  attempt: Attempt,
  type: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const look = async () => {
    const polls = await loadPolls(type, signal).catch(() => {
      throw new UnknownVote('unread');
    });
    const found = outcomeOf(
      shown,
      option,
      polls.find(({ id }) => id === shown.id),
    );
    if (found) attempt.isOpen = false;
    return found;
  };
  const before = attempt.isOpen ? await look() : undefined;
  if (before) return before;
  const wasOpen = attempt.isOpen;
  attempt.isOpen = true;
  let failure: { kind?: string; status?: number } | undefined;
  try {
    const poll = shownPoll(await voteInPoll({ pollId: shown.id, body: { option_id: option } }, { signal }));
    const counted = poll.id === shown.id && poll.votedOptionId ? outcomeOf(shown, option, poll) : undefined;
    if (counted) {
      attempt.isOpen = false;
      return counted;
    }
  } catch (error) {
    failure = error as typeof failure;
  }
  const isRefused = REFUSED.includes(statusOf(failure));
  const isTurnedAway = failure && isUnsent(failure);
  if (isRefused || isTurnedAway) attempt.isOpen = wasOpen;
  if (isTurnedAway) throw failure;
  const after = await look();
  if (after) return after;
  throw isRefused ? failure : new UnknownVote('absent');
}
