import { asksTheSame, pollState } from '#domain/loyalty/poll';
import { serverNow } from '#page/server-clock';
import { voteInPoll } from '#services/benefits';
import type { Poll } from '#services/entities/benefit';
import { sendOnce } from '#services/once/ensure-once';
import { isTurnedAway } from '#services/once/unknown-outcome';
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

/** Returns what the service's poll says of a choice; undefined if it can still be made. */
function outcomeOf(shown: Poll, option: string, now: Poll | undefined): Outcome | undefined {
  if (!now) return { result: 'gone' };
  if (now.votedOptionId) return { result: now.votedOptionId === option ? 'voted' : 'other', poll: now };
  if (pollState(now, serverNow()) === 'closed') return { result: 'closed', poll: now };
  return asksTheSame(shown, now) ? undefined : { result: 'changed', poll: now };
}

/**
 * Votes once: a vote whose answer was lost is looked for before another one is sent. A refusal is looked into as well, so
 * that the visitor sees the poll as it is now. Throws as OnceActs.send does.
 * @param owner of the attempt
 * @param shown the poll that the visitor has read
 */
export const castVote = (
  owner: object,
  shown: Poll,
  option: string,
  type: string,
  signal: AbortSignal,
): Promise<Outcome> =>
  sendOnce<Outcome>({
    owner,
    kind: 'vote',
    subject: shown.id,
    content: option,
    async look() {
      const now = (await loadPolls(type, signal)).find(({ id }) => id === shown.id);
      return outcomeOf(shown, option, now);
    },
    async send() {
      const poll = shownPoll(await voteInPoll({ pollId: shown.id, body: { option_id: option } }, { signal }));
      return poll.id === shown.id && poll.votedOptionId ? outcomeOf(shown, option, poll) : undefined;
    },
    verifies: (refusal) => !isTurnedAway(refusal),
  });
