import * as game from '#services/game';
import { answer, Refusal } from '../answers';
import { GAMES } from '../data/games';
import { personOf } from '../data/people';
import { signedIn, whoAsks } from '../rules/accounts';
import { gameFor, gameOf, play, playsOf, publicGame } from '../rules/games';
import { once } from '../rules/reservations/charges';

const PLAYERS = 33;

export const gameAnswers = answer(
  game,
  {
    listGames(asked) {
      const user = whoAsks(asked);
      return GAMES.map(({ id }) => (user ? gameFor(asked.world, id, user) : publicGame(asked.world, id)));
    },
    playGame(asked) {
      const { body, params, world } = asked;
      const user = signedIn(asked);
      const key = body.idempotencyKey && `${user.id} ${body.idempotencyKey}`;
      return once(world, 'GAM-02', key, () => play(world, params.id, user));
    },
    /** Of the others their first name and initial; own: the user's row, on whatever page it is. */
    getGameRanking(asked) {
      const { id, isRankingPublic } = gameOf(asked.params.id);
      const user = whoAsks(asked);
      if (!user && !isRankingPublic) throw new Refusal(401, { error: 'the ranking is for players' });
      const random = asked.world.random(`ranking of ${id}`);
      const others = Array.from({ length: PLAYERS }, () => ({
        userName: personOf(random).name.replace(/ (.).*$/, ' $1.'),
        points: random.whole(1, 60) * 10,
        mine: false,
      }));
      const own = user && { userName: user.name, points: playsOf(asked.world, id, user).points, mine: true };
      const all = [...others, ...(own ? [own] : [])]
        .sort((a, b) => b.points - a.points)
        .map((player, i) => ({ ...player, position: i + 1 }));
      const { page = 0, size = 10 } = asked.query;
      return {
        content: all.slice(page * size, (page + 1) * size),
        page,
        size,
        totalElements: all.length,
        totalPages: Math.ceil(all.length / size),
        own: all.find(({ mine }) => mine) ?? null,
      };
    },
  },
  { examples: { playGame: { id: 'roleta', body: {} }, getGameRanking: { id: 'roleta' } } },
);
