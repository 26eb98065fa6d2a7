import { isOfBrand } from '#domain/lists/of-brand';
import { $session } from '#features/session/session';
import { brand } from '#page/core/metadata';
import { noteServerTime } from '#page/server-clock';
import { type Game, listGames, type Play, playGame } from '#services/game';
import { sendOnce } from '#services/once/ensure-once';
import type { Question } from '#services/once/once-service';
import { isTurnedAway } from '#services/once/unknown-outcome';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor has played, and the service has decided. outcome: its id; points: of this play. */
    'vt-game-played': { game: string; outcome: string; points?: number };
  }
}

/**
 * How a play ended, with the game as the service has it.
 * - played: the service has decided this play
 * - before: the visitor has played today, in another tab or on another device; today's play is in the game if it is told
 * - gone: the game is no longer there
 */
export type Outcome = { result: 'played' | 'before'; game: Game } | { result: 'gone'; game?: undefined };

/** Resolves to the brand's games, or to one of them (GAM-01), each once. Throws a ServiceError. */
export async function loadGames(only: string, signal: AbortSignal): Promise<Game[]> {
  const of = brand();
  const games = await listGames({}, { signal });
  noteServerTime(games.find(({ now }) => now)?.now);
  const shown = games.filter((game) => (only ? game.id === only : isOfBrand(game, of)));
  return [...new Map(shown.map((game) => [game.id, game])).values()];
}

/**
 * The same as the signed-in visitor has them: what the service answers to a session that has ended is the games as everybody
 * may know them, which says nothing of a play. Throws then.
 */
export async function loadOwnGames(only: string, signal: AbortSignal): Promise<Game[]> {
  const games = await loadGames(only, signal);
  if ($session.get().state !== 'signedIn') throw new Error('the session has ended');
  return games;
}

const withPlay = (game: Game, play: Play): Game => ({
  ...game,
  canPlay: false,
  nextPlayAt: play.nextPlayAt,
  points: play.total,
  today: play,
});

/**
 * Plays once (GAM-02): a play whose answer was lost is looked for before another one is sent, and all tries of one play have
 * one key. A refusal is looked into as well, so that the visitor sees the game as it is now. Throws as OnceActs.send does.
 */
export function play(
  game: Game,
  { element, signal }: { element: object; signal: AbortSignal },
): Promise<Outcome> {
  const { id } = game;
  const look = async ({ isRefused, wasSent }: Question): Promise<Outcome | undefined> => {
    const [now] = await loadOwnGames(id, signal);
    if (!now) return { result: 'gone' };
    if (now.canPlay) return undefined;
    if (now.canPlay === undefined && !now.today) throw new Error('the service does not say what was played');
    // A play of this view may have been counted.
    const isOwn = !isRefused || wasSent;
    return { result: isOwn && now.today ? 'played' : 'before', game: now };
  };
  return sendOnce<Outcome>({
    owner: element,
    kind: 'play',
    subject: id,
    look,
    async send(idempotencyKey) {
      const answer = await playGame({ id, body: { idempotencyKey } }, { signal, idempotencyKey });
      noteServerTime(answer.now);
      return { result: 'played', game: withPlay(game, answer) };
    },
    verifies: (refusal) => !isTurnedAway(refusal),
  });
}
