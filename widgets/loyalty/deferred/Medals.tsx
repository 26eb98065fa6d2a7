import { type ReactNode, useRef, useState } from 'react';
import { formatDate } from '#domain/time/calendar';
import { FormFailure } from '#features/session/FormFailure';
import { $session } from '#features/session/session';
import type { Medal, Membership } from '#services/entities/loyalty';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { type Claim, claimMedal } from './claim-medal';
import { texts } from './messages';
import { pointsText } from './points-text';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor has earned a medal of the loyalty program. medal: its id. */
    'vt-loyalty-medal-earned': { medal: string };
  }
}

interface Attempt {
  medal: Medal;
  /** Absent while it runs. */
  result?: Claim;
  failure?: unknown;
}

/** The medals: earned ones with their day; the others with what earns them, and a button for who has done it. */
export function Medals({ membership: { medals } }: { membership: Membership }) {
  const host = useHost();
  const messages = useMessages(texts);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const region = useRef<HTMLElement>(null);
  /** Set at once, not with the next render: of two presses the second one finds the first. */
  const running = useRef(false);
  const isRunning = !!attempt && !attempt.result && attempt.failure === undefined;
  const all = medals ?? [];
  const earned = all.filter(({ earnedAt }) => earnedAt);
  const toEarn = all.filter(({ earnedAt }) => !earnedAt);

  const claim = async (medal: Medal) => {
    if (running.current) return;
    running.current = true;
    const { serial } = $session.get();
    setAttempt({ medal });
    let ended: Attempt;
    try {
      ended = { medal, result: await claimMedal(medal.id) };
    } catch (failure) {
      ended = { medal, failure };
    }
    running.current = false;
    // Another account has other medals.
    if ($session.get().serial !== serial) return setAttempt(null);
    setAttempt(ended);
    if (ended.result === 'earned') host.emit('vt-loyalty-medal-earned', { medal: medal.id });
    // The pressed button goes.
    if (ended.result === 'earned' || ended.result === 'had') region.current?.focus();
  };

  const says = { earned: messages.claimed, had: messages.alreadyEarned, 'no-record': messages.noRecord };
  const name = attempt?.medal.name ?? '';
  return (
    <section className="medals" aria-labelledby="medals-title" tabIndex={-1} ref={region}>
      <h3 id="medals-title">{messages.medals}</h3>
      <p role="status" className={attempt?.result ? 'notice' : ''}>
        {isRunning && messages.claiming}
        {attempt?.result && fillMessage(says[attempt.result], { name })}
      </p>
      {attempt?.failure !== undefined && (
        <FormFailure error={attempt.failure} onSend={() => claim(attempt.medal)}>
          <FailureNotice onRetry={() => claim(attempt.medal)}>
            {fillMessage(messages.notClaimed, { name })}
          </FailureNotice>
        </FormFailure>
      )}
      {all.length === 0 && <p className="muted">{messages.noMedals}</p>}
      {earned.length > 0 && (
        <>
          <h4>{messages.earned}</h4>
          <ul className="cards">
            {earned.map((medal) => (
              <MedalCard medal={medal} key={medal.id} />
            ))}
          </ul>
        </>
      )}
      {toEarn.length > 0 && (
        <>
          <h4>{messages.toEarn}</h4>
          <ul className="cards">
            {toEarn.map((medal) => (
              <MedalCard medal={medal} key={medal.id}>
                <Button
                  kind="plain"
                  disabled={isRunning}
                  aria-label={fillMessage(messages.claimOf, { name: medal.name })}
                  onClick={() => claim(medal)}
                >
                  {messages.claim}
                </Button>
              </MedalCard>
            ))}
          </ul>
        </>
      )}
      {all.length > 0 && toEarn.length === 0 && <p className="muted">{messages.allEarned}</p>}
    </section>
  );
}

function MedalCard({ medal, children }: { medal: Medal; children?: ReactNode }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { name, description, points, earnedAt } = medal;
  const date = formatDate(earnedAt ?? '', language);
  return (
    <li className={earnedAt ? 'item earned' : 'item'} part="item">
      <h5>{name}</h5>
      {description && <p>{description}</p>}
      <p className="muted small">
        {!!points && `+ ${pointsText(points, language, messages)}`}
        {!!points && date && ' · '}
        {date && fillMessage(messages.earnedOn, { date })}
      </p>
      {children}
    </li>
  );
}
