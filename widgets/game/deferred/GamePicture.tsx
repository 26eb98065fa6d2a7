import { useEffect, useRef } from 'react';
import { fieldPath, wheelTurn } from '#domain/games/wheel';
import { pageDocument } from '#page/core/native';
import type { Game } from '#services/game';
import { useMessages } from '#ui/core/host-context';
import { useLatest } from '#ui/hooks/use-latest';
import { texts } from './messages';
import { usePointsText } from './use-points-text';

const RADIUS = 100;
/** Milliseconds that a wheel turns, and that any other picture takes. */
const TURN = 4000;
const REVEAL = 1200;

interface GamePictureProps {
  game: Game;
  /** Of today's play; empty without one. */
  outcomeId: string;
  /** Whether the picture moves to the outcome; it stands there otherwise. */
  isMoving: boolean;
  /** Called once the picture stands, at once for visitors who want no motion. */
  onStopped(): void;
}

/** A wheel of numbered fields. */
function Wheel({ fields, chosen }: { fields: number; chosen: number }) {
  return (
    <svg viewBox="-104 -104 208 208" aria-hidden="true">
      {Array(fields)
        .fill(0)
        .map((_, index) => {
          const angle = ((index + 0.5) / fields) * 2 * Math.PI - Math.PI / 2;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields have an order and nothing else
            <g className={index === chosen ? 'game-field chosen' : 'game-field'} key={index}>
              <path d={fieldPath(index, fields, RADIUS)} />
              <text x={Math.cos(angle) * 68} y={Math.sin(angle) * 68} textAnchor="middle" dy="0.35em">
                {index + 1}
              </text>
            </g>
          );
        })}
    </svg>
  );
}

/**
 * What can be won, as a picture that moves to the outcome that the service has decided, and as a list that says the same.
 */
export function GamePicture({ game, outcomeId, isMoving, onStopped }: GamePictureProps) {
  const messages = useMessages(texts);
  const pointsText = usePointsText();
  const moved = useRef<HTMLDivElement>(null);
  const outcomes = game.outcomes ?? [];
  const isWheel = game.kind === 'WHEEL' && outcomes.length > 0;
  const turn = isWheel ? wheelTurn(outcomes, outcomeId) : undefined;
  const latest = useLatest(onStopped);
  useEffect(() => {
    const { current } = moved;
    // Where it stands after the motion; as a property, since the policy of a page may forbid inline styles.
    if (current && turn !== undefined) current.style.rotate = `${turn}deg`;
    if (!isMoving) return;
    const wantsMotion = matchMedia('(prefers-reduced-motion: no-preference)').matches;
    // In a hidden tab nothing is to be seen.
    if (!current?.animate || !wantsMotion || pageDocument.hidden || (isWheel && turn === undefined)) {
      latest.current();
      return;
    }
    const frames = isWheel
      ? { rotate: ['0deg', `${turn}deg`] }
      : { opacity: [0, 0, 1], scale: ['0.8', '0.8', '1'] };
    const animation = current.animate(frames, {
      duration: isWheel ? TURN : REVEAL,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    });
    animation.onfinish = () => latest.current();
    return () => animation.cancel();
  }, [isMoving, isWheel, turn]);
  const chosen = outcomes.findIndex(({ id }) => id === outcomeId);
  const isKnown = !!outcomeId && !isMoving;
  return (
    <div className="game-picture">
      {isWheel ? (
        <div className="game-wheel">
          <span className="game-pointer" aria-hidden="true" />
          <div ref={moved}>
            <Wheel fields={outcomes.length} chosen={isKnown ? chosen : -1} />
          </div>
        </div>
      ) : (
        <div className="game-card" aria-hidden="true">
          <div ref={moved}>{outcomeId ? (outcomes[chosen]?.name ?? '') : '?'}</div>
        </div>
      )}
      {outcomes.length > 0 && (
        <>
          <h4 id={`${game.id}-outcomes`}>{messages.outcomes}</h4>
          <ol className="game-outcomes" aria-labelledby={`${game.id}-outcomes`}>
            {outcomes.map(({ id, name, points }) => (
              <li key={id} aria-current={(isKnown && id === outcomeId) || undefined}>
                {name}
                {!!points && !name.includes(String(points)) && (
                  <span className="muted"> {pointsText(points)}</span>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
