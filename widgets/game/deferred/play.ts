import { brand } from '#page/core/metadata';
import { intentOf } from '#page/intents';
import { noteServerTime } from '#page/server-clock';
import { mayBeDone } from '#services/fallbacks/make-once';
import { type Game, listGames, type Play, playGame } from '#services/game';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor has played, and the service has decided. outcome: its id; points: of this play. */
    'vt-game-played': { game: string; outcome: string; points: number };
  }
}

/**
 * How a play ended, with the game as the service has it.
 * - played: the service has decided this play
 * - before: the visitor has played today, in another tab or on another device; today's play is in the game if it is told
 * - gone: the game is no longer there
 */
export type Outcome = { result: 'played' | 'before'; game: Game } | { result: 'gone'; game?: undefined };

/** Thrown where an answer was lost. absent: the play is not counted so far; unread: the service could not be asked. */
export class UnknownPlay extends Error {
  constructor(readonly why: 'absent' | 'unread') {
    super(`the play is ${why}`);
  }
}

/** What is known of the plays of one game that were sent from this view. */
export interface Attempt {
  /** One was sent of which nobody knows whether it was counted. */
  isOpen: boolean;
}

/** Resolves to the brand's games, or to one of them (GAM-01), each once. Throws a ServiceError. */
export async function loadGames(only: string, signal: AbortSignal): Promise<Game[]> {
  const of = brand();
  const games = await listGames({}, { signal });
  noteServerTime(games.find(({ now }) => now)?.now);
  const shown = games.filter(({ id, brand }) => (only ? id === only : !brand || brand === of));
  return [...new Map(shown.map((game) => [game.id, game])).values()];
}

const withPlay = (game: Game, play: Play): Game => ({
  ...game,
  canPlay: false,
  nextPlayAt: play.nextPlayAt,
  points: play.total ?? 0,
  today: play,
});

/**
 * Plays once (GAM-02): a play whose answer was lost is looked for before another one is sent, and all tries of one play have
 * one key. Throws a ServiceError if it is certain that nothing was counted, an UnknownPlay if it is not.
 * @param attempt of this game; changed here
 */
export async function play(
  game: Game,
  attempt: Attempt,
  { element, signal }: { element: object; signal: AbortSignal },
): Promise<Outcome> {
  const { id } = game;
  const intent = intentOf(element, `play ${id}`, id);
  const end = (outcome: Outcome): Outcome => {
    attempt.isOpen = false;
    intent.confirm();
    return outcome;
  };
  /** isOwn: a play of this view may have been counted. */
  const look = async (isOwn: boolean): Promise<Outcome | undefined> => {
    const games = await loadGames(id, signal).catch(() => {
      throw new UnknownPlay('unread');
    });
    const [now] = games;
    if (!now) return end({ result: 'gone' });
    if (now.canPlay) return undefined;
    return end({ result: isOwn && now.today ? 'played' : 'before', game: now });
  };
  const wasOpen = attempt.isOpen;
  const found = wasOpen ? await look(true) : undefined;
  if (found) return found;
  attempt.isOpen = true;
  let failure: unknown;
  try {
    const answer = await playGame(
      { id, body: { idempotencyKey: intent.key } },
      { signal, idempotencyKey: intent.key },
    );
    noteServerTime(answer.now);
    return end({ result: 'played', game: withPlay(game, answer) });
  } catch (error) {
    failure = error;
  }
  const isRefused = !mayBeDone(failure);
  if (isRefused) {
    attempt.isOpen = wasOpen;
    const { kind, status } = failure as { kind?: string; status?: number };
    // Turned away before anything was looked at.
    if (kind === 'config' || kind === 'input' || status === 401 || status === 429) throw failure;
  }
  const after = await look(!isRefused || wasOpen);
  if (after) return after;
  throw isRefused ? failure : new UnknownPlay('absent');
}
