import type { Poll } from '#services/entities/benefit';
import { found, Refusal } from '../answers';
import { POLL_ROWS } from '../data/polls';
import { hasPast } from '../data/story';
import { USERS } from '../data/users';
import { DAY, moment } from '../lib/moments';
import { NULL } from '../lib/null';
import type { World } from '../world';

interface Ballot {
  question: string;
  /** Text and number of votes by option. */
  options: Map<string, { text: string; votes: number }>;
  /** Moment of its end; empty if it has none. */
  endsAt: string;
  /** Chosen option by user. */
  voted: Map<string, string>;
  /** Options of before the question changed. */
  former: Set<string>;
}

const ballots = (world: World): Map<string, Ballot> =>
  world.table('poll ballots', () => {
    const made = POLL_ROWS.map(([id, , , question, options, days, own]): [string, Ballot] => {
      const random = world.random(`poll ${id}`);
      const counted = options.map((text, i) => [`${id}-${i + 1}`, { text, votes: random.whole(20, 400) }]);
      const voters = own ? Object.values(USERS).filter((user) => hasPast(user.id)) : [];
      return [
        id,
        {
          question,
          options: new Map(counted as [string, { text: string; votes: number }][]),
          endsAt: days === null ? '' : moment(world, days * DAY),
          voted: new Map(voters.map((user) => [user.id, `${id}-${own}`])),
          former: new Set(),
        },
      ];
    });
    return new Map(made);
  });

const ballotOf = (world: World, pollId: string): Ballot => found(ballots(world).get(pollId), 'poll');
const hasEnded = (world: World, { endsAt }: Ballot): boolean => !!endsAt && world.now() > Date.parse(endsAt);

/** Returns the ids of a brand's and a type's polls that are there; all of them without. */
export const pollIds = (world: World, brand = '', type = ''): string[] =>
  POLL_ROWS.filter(
    ([id, kind, of]) => ballots(world).has(id) && (!type || kind === type) && (!brand || of === brand),
  ).map(([id]) => id);

/** Returns a poll for a user: without results until they have voted, or it has ended. */
export function pollOf(world: World, pollId: string, userId: string): Poll {
  const [, type, brand] = found(
    POLL_ROWS.find(([each]) => each === pollId),
    'poll',
  );
  const ballot = ballotOf(world, pollId);
  const { question, options, endsAt, voted } = ballot;
  const votedOptionId = voted.get(userId) ?? '';
  const total = [...options.values()].reduce((sum, { votes }) => sum + votes, 0);
  const isShown = votedOptionId || hasEnded(world, ballot);
  return {
    id: pollId,
    type,
    brand,
    question,
    endsAt,
    votedOptionId,
    total,
    options: [...options].map(([id, { text, votes }]) => ({
      id,
      text,
      votes: isShown ? votes : NULL,
      percent: isShown ? Math.round((votes / total) * 1000) / 10 : NULL,
    })),
  };
}

/** Counts a vote, once for each user; an option of before a change is refused. */
export function vote(world: World, pollId: string, userId: string, optionId: string): Poll {
  const ballot = ballotOf(world, pollId);
  const { options, voted, former } = ballot;
  if (voted.has(userId)) throw new Refusal(409, { error: 'the user has voted' });
  if (hasEnded(world, ballot)) throw new Refusal(409, { error: 'the poll has ended' });
  if (former.has(optionId)) throw new Refusal(409, { error: 'the poll has changed' });
  const option = options.get(optionId);
  if (!option) throw new Refusal(422, { error: 'no such option', errors: { option_id: 'Opção inválida' } });
  option.votes += 1;
  voted.set(userId, optionId);
  return pollOf(world, pollId, userId);
}

/** Asks something else, as the staff of a community does while members read the poll; who has voted may vote again. */
export function changePoll(world: World, pollId: string, question: string, texts: readonly string[]): void {
  const ballot = ballotOf(world, pollId);
  for (const id of ballot.options.keys()) ballot.former.add(id);
  const { n } = world.state.stamp();
  ballot.question = question;
  ballot.options = new Map(texts.map((text, i) => [`${pollId}-${n}-${i + 1}`, { text, votes: 1 }]));
  ballot.voted.clear();
}

/** Ends a poll now, or takes it away. */
export function endPoll(world: World, pollId: string, isRemoved = false): void {
  if (isRemoved) ballots(world).delete(pollId);
  else ballotOf(world, pollId).endsAt = moment(world, -1);
}
