import { useEffect, useRef, useState } from 'react';
import { countdown } from '#domain/time/countdown';
import { FormFailure } from '#features/session/FormFailure';
import { $session } from '#features/session/session';
import { serverTime } from '#page/server-clock';
import type { Game } from '#services/game';
import { UnknownOutcome } from '#services/once/unknown-outcome';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { usePolling } from '#ui/hooks/use-polling';
import { Button } from '#ui/parts/Button';
import { Countdown } from '#ui/parts/Countdown';
import { Success } from '#ui/parts/Success';
import { GameItem } from './GameItem';
import { texts as ownTexts } from './messages';
import { type Outcome, play } from './play';
import { usePointsText } from './use-points-text';

interface GameCardProps {
  game: Game;
  /** Called with the game as the service has it now. */
  onChanged(game: Game): void;
  onReload(): void;
}

interface Failure {
  error: unknown;
  count: number;
}

/** The points of before today's play; undefined if the service does not say what it has brought. */
function pointsBefore({ points, today }: Game): number | undefined {
  const brought = today?.points;
  return points === undefined || brought === undefined ? undefined : points - brought;
}

/** A game: what can be won, today's play with what it came to, and the time until the next one. */
export function GameCard({ game, onChanged, onReload }: GameCardProps) {
  const { element, emit, signal } = useHost();
  const messages = useMessages(ownTexts);
  const running = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [statusMessage, setStatusMessage] = useState<Outcome['result']>();
  /** The outcome is known, and its picture still moves. */
  const [isMoving, setMoving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = !!statusMessage && !isMoving;
  // The pressed button is gone.
  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown]);
  const start = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    const { serial } = $session.get();
    try {
      const { result, game: now } = await play(game, { element, signal });
      // Of another session: the game of the present one is on its way.
      if ($session.get().serial !== serial || signal.aborted) return;
      setStatusMessage(result);
      if (result === 'played' && now.today) {
        setMoving(true);
        const { outcomeId, points } = now.today;
        emit('vt-game-played', {
          game: game.id,
          outcome: outcomeId,
          ...(points !== undefined && { points }),
        });
      }
      if (now) onChanged(now);
    } catch (error) {
      if (!signal.aborted) setFailure({ error, count: (failure?.count ?? 0) + 1 });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const pointsText = usePointsText();
  const { today, outcomes, nextPlayAt } = game;
  const now = serverTime();
  const end = Date.parse(nextPlayAt ?? '');
  // The service decides, whose next day may begin a moment later.
  const isOver = !game.canPlay && now !== undefined && !Number.isNaN(end) && countdown(end, now).over;
  usePolling(async () => onReload(), isOver);
  const canPlay = !!game.canPlay && statusMessage !== 'gone';
  const shown = !game.canPlay && !isMoving ? today : undefined;
  const won = shown && (outcomes?.find(({ id }) => id === shown.outcomeId)?.name || shown.name);
  // A play of before is known already, and of one without points nothing is to be celebrated.
  const hasWon = statusMessage === 'played' && !!shown?.points;
  const result = shown && (
    <>
      <h4 tabIndex={-1} ref={heading}>
        <HeadingText>
          {statusMessage === 'before' ? messages.before : statusMessage ? messages.result : messages.today}
        </HeadingText>
      </h4>
      <p>
        <b>{won}</b>{' '}
        {!!shown.points &&
          !won?.includes(String(shown.points)) &&
          `· ${fillMessage(messages.plus, { points: pointsText(shown.points) })}`}
      </p>
    </>
  );
  const own = isMoving ? pointsBefore(game) : game.points;
  return (
    <GameItem
      game={game}
      outcomeId={game.canPlay ? '' : (today?.outcomeId ?? '')}
      isMoving={isMoving}
      onStopped={() => setMoving(false)}
      hasRanking
    >
      {own !== undefined && (
        <p className="game-points">
          {messages.own} <b>{pointsText(own)}</b>
        </p>
      )}
      <div className="game-act">
        {canPlay && (
          <div className="actions">
            <Button busy={isBusy} onClick={start}>
              {messages.play}
            </Button>
          </div>
        )}
        {failure && (
          <FormFailure error={failure.error} onSend={start}>
            <FailureNotice onRetry={start} attempt={failure.count}>
              {failure.error instanceof UnknownOutcome ? messages[failure.error.found] : messages.notPlayed}
            </FailureNotice>
          </FormFailure>
        )}
        {isMoving && (
          <div className="actions">
            <Button kind="plain" onClick={() => setMoving(false)}>
              {messages.skip}
            </Button>
          </div>
        )}
        {statusMessage === 'gone' && (
          <p className="notice bad" role="alert">
            {messages.gone}
          </p>
        )}
        {result && (hasWon ? <Success>{result}</Success> : <div className="notice">{result}</div>)}
        {game.canPlay === false && !isMoving && !result && (
          <div className="notice">
            <h4 tabIndex={-1} ref={heading}>
              <HeadingText>{messages.counted}</HeadingText>
            </h4>
          </div>
        )}
        {game.canPlay === undefined && !isMoving && !result && !nextPlayAt && (
          <FailureNotice onRetry={onReload}>{messages.unsaid}</FailureNotice>
        )}
        {!game.canPlay && !isMoving && nextPlayAt && (
          <Countdown until={nextPlayAt} texts={messages.countdown} onOver={onReload} onUnsure={onReload} />
        )}
      </div>
    </GameItem>
  );
}
