/** Games of chance with one play a day. These calls are ours (spec calls#our-calls). */
import { array, boolean, looseObject, nullish, number, object, optional, string } from 'valibot';
import { countOr, list, pageOf, text } from './entities/fields';
import { rank } from './entities/loyalty';
import { GET, POST } from './http/call';

const BASE = 'game';
const auth = 'bearer';

/** kind: WHEEL, SCRATCH or MEMORY; nextPlayAt: empty if the user can play now. */
const game = looseObject({
  id: string(),
  name: string(),
  description: text,
  kind: text,
  brand: text,
  canPlay: nullish(boolean(), true),
  nextPlayAt: text,
  /** The possible outcomes of a play, in the order of the wheel's fields. */
  outcomes: list(looseObject({ id: string(), name: string(), points: countOr(0) })),
  /** The user's points in this game. */
  points: countOr(0),
});

export const listGames = GET('GAM-01', BASE, '/games', { auth, ours: true, returns: array(game) });
/** One play a day. */
export const playGame = POST('GAM-02', BASE, '/games/{id}/play', {
  auth,
  ours: true,
  returns: looseObject({
    playId: string(),
    outcomeId: string(),
    name: text,
    points: countOr(0),
    total: countOr(0),
    nextPlayAt: text,
  }),
});
export const getGameRanking = GET('GAM-03', BASE, '/games/{id}/ranking', {
  auth,
  ours: true,
  query: object({ page: optional(number(), 0), size: optional(number(), 10) }),
  returns: pageOf(rank),
});
