import type { Play } from '#services/game';
import { found, Refusal } from '../answers';
import { GAMES } from '../data/games';
import type { SandboxUser } from '../data/users';
import { DAY, HOUR, moment } from '../lib/moments';
import type { World } from '../world';

/** Days start at midnight in Brasília, UTC-3. */
const OFFSET = 3 * HOUR;

interface Plays {
  count: number;
  points: number;
  /** Number of the last day played. */
  day: number;
  last: Play | null;
}

type Player = Pick<SandboxUser, 'id'>;

const today = (world: World) => Math.floor((world.now() - OFFSET) / DAY);

export function playsOf(world: World, gameId: string, user: Player): Plays {
  const all = world.table('game plays', () => new Map<string, Plays>());
  const key = `${gameId} ${user.id}`;
  const plays = all.get(key) ?? { count: 0, points: 0, day: 0, last: null };
  all.set(key, plays);
  return plays;
}

/** When a user can play next; empty for now. */
export const nextPlayAt = (world: World, { day }: Plays): string =>
  day === today(world) ? new Date((day + 1) * DAY + OFFSET).toISOString() : '';

/** A game as everybody may know it. */
export const publicGame = (world: World, id: string) => ({ ...gameOf(id), now: moment(world) });

/** A game as a user has it: today's play stays until the next one is possible. */
export function gameFor(world: World, id: string, user: Player) {
  const plays = playsOf(world, id, user);
  const next = nextPlayAt(world, plays);
  const last = next ? plays.last : null;
  return {
    ...gameOf(id),
    canPlay: next === '',
    nextPlayAt: next,
    points: plays.points,
    today: last,
    now: moment(world),
  };
}

export const gameOf = (id: string) =>
  found(
    GAMES.find((each) => each.id === id),
    'game',
  );

/** Plays once a day: the outcome is decided here. */
export function play(world: World, id: string, user: Player): Play {
  const { outcomes } = gameOf(id);
  const plays = playsOf(world, id, user);
  const wait = nextPlayAt(world, plays);
  if (wait) throw new Refusal(409, { error: 'one play a day', nextPlayAt: wait });
  plays.day = today(world);
  plays.count += 1;
  const random = world.random(`${id} ${user.id} ${plays.day}`);
  const { id: outcomeId = '', name = '', points = 0 } = outcomes[random.whole(0, outcomes.length - 1)] ?? {};
  plays.points += points;
  plays.last = {
    playId: `${id}-${plays.day}`,
    outcomeId,
    name,
    points,
    total: plays.points,
    nextPlayAt: nextPlayAt(world, plays),
    now: moment(world),
  };
  return plays.last;
}
