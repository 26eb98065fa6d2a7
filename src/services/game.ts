/**
 * Games of chance with one play a day. These calls are ours (spec calls#our-calls). What a game is, everybody may know; a
 * play is a signed-in visitor's.
 */
import { array, type InferOutput, looseObject, nullish, number, object, optional, string } from 'valibot';
import { count, flagOr, list, optionalFlag, pageOf, text } from './entities/fields';
import { GET, POST } from './http/call';

const BASE = 'game';
const auth = 'bearer';

/**
 * What a play has come to, decided by the service. total: the user's points in the game; nextPlayAt: ISO date and time;
 * now: the service's time.
 */
const play = looseObject({
  playId: string(),
  outcomeId: string(),
  name: text,
  points: count,
  total: count,
  nextPlayAt: text,
  now: text,
});
export type Play = InferOutput<typeof play>;

/**
 * kind: WHEEL, SCRATCH or MEMORY; canPlay: absent if it is not said; nextPlayAt: empty if the user can play now; today: the
 * user's play since it was possible last, missing if there was none; now: the service's time. For a visitor without a session the game alone, without any of
 * these.
 */
const game = looseObject({
  id: string(),
  name: string(),
  description: text,
  kind: text,
  brand: text,
  canPlay: optionalFlag,
  nextPlayAt: text,
  /** The possible outcomes of a play, in the order of the wheel's fields. */
  outcomes: list(looseObject({ id: string(), name: string(), points: count })),
  /** The user's points in this game. */
  points: count,
  today: nullish(play),
  /** Whether visitors without a session may see the ranking. */
  isRankingPublic: flagOr(false),
  now: text,
});
export type Game = InferOutput<typeof game>;

/** A player; position starts at 1. A loyalty program's rank has more (entities/loyalty). */
const rank = looseObject({
  position: count,
  userName: text,
  points: count,
  mine: flagOr(false),
});

/** A page of a game's ranking; own is the signed-in user's row, on whatever page it is. */
const rankPage = looseObject({ ...pageOf(rank).entries, own: nullish(rank) });

export const listGames = GET('GAM-01', BASE, '/games', { ours: true, returns: array(game) });
/** One play a day. idempotencyKey: the same for all tries of one play. */
export const playGame = POST('GAM-02', BASE, '/games/{id}/play', {
  auth,
  ours: true,
  body: object({ idempotencyKey: optional(string()) }),
  returns: play,
});
export const getGameRanking = GET('GAM-03', BASE, '/games/{id}/ranking', {
  ours: true,
  query: object({ page: optional(number(), 0), size: optional(number(), 10) }),
  returns: rankPage,
});
