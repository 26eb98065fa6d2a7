import * as game from '#services/game';
import { answer, found, Refusal } from '../answers';
import { GAMES } from '../data/games';
import { personOf } from '../data/people';
import type { SandboxUser } from '../data/users';
import { DAY, HOUR } from '../lib/moments';
import { paged } from '../lib/paging';
import { signedIn } from '../rules/accounts';
import type { World } from '../world';

/** Days start at midnight in Brasília, UTC-3. */
const OFFSET = 3 * HOUR;
const PLAYERS = 33;

interface Plays {
  count: number;
  points: number;
  /** Number of the last day played. */
  day: number;
}

const today = (world: World) => Math.floor((world.now() - OFFSET) / DAY);

function playsOf(world: World, gameId: string, user: SandboxUser): Plays {
  const all = world.table('game plays', () => new Map<string, Plays>());
  const key = `${gameId} ${user.id}`;
  const plays = all.get(key) ?? { count: 0, points: 0, day: 0 };
  all.set(key, plays);
  return plays;
}

const nextPlayAt = (world: World, { day }: Plays) =>
  day === today(world) ? new Date((day + 1) * DAY + OFFSET).toISOString() : '';

const gameOf = (id: string) =>
  found(
    GAMES.find((each) => each.id === id),
    'game',
  );

export const gameAnswers = answer(
  game,
  {
    listGames(asked) {
      const user = signedIn(asked);
      return GAMES.map((each) => {
        const plays = playsOf(asked.world, each.id, user);
        const next = nextPlayAt(asked.world, plays);
        return { ...each, canPlay: next === '', nextPlayAt: next, points: plays.points };
      });
    },
    playGame(asked) {
      const { world } = asked;
      const user = signedIn(asked);
      const { id, outcomes } = gameOf(asked.params.id);
      const plays = playsOf(world, id, user);
      const wait = nextPlayAt(world, plays);
      if (wait) throw new Refusal(409, { error: 'one play a day', nextPlayAt: wait });
      plays.day = today(world);
      plays.count += 1;
      const random = world.random(`${id} ${user.id} ${plays.day}`);
      const outcome = outcomes[random.whole(0, outcomes.length - 1)];
      const { id: outcomeId = '', name, points = 0 } = outcome ?? {};
      plays.points += points;
      return {
        playId: `${id}-${plays.day}`,
        outcomeId,
        name,
        points,
        total: plays.points,
        nextPlayAt: nextPlayAt(world, plays),
      };
    },
    getGameRanking(asked) {
      const { id } = gameOf(asked.params.id);
      const user = signedIn(asked);
      const random = asked.world.random(`ranking of ${id}`);
      const others = Array.from({ length: PLAYERS }, () => ({
        userName: personOf(random).name,
        points: random.whole(1, 60) * 10,
        mine: false,
      }));
      const { points } = playsOf(asked.world, id, user);
      const all = [...others, { userName: user.name, points, mine: true }].sort(
        (a, b) => b.points - a.points,
      );
      return paged(
        all.map((player, i) => ({ ...player, position: i + 1 })),
        asked.query,
      );
    },
  },
  { examples: { playGame: { id: 'roleta' }, getGameRanking: { id: 'roleta' } } },
);
