import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { $session } from '#features/session/session';
import { safeUrl } from '#page/core/safe-url';
import type { RentalUser } from '#services/entities/rental-user';
import { problemOf } from '#services/http/problem';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import type { RentalRegistrationProps } from '../attributes';
import { texts } from './messages';
import { RegistrationForm } from './RegistrationForm';
import css from './registration.css?inline';
import { type Begun, begunCell, type End, readRegistration, start } from './registration-calls';
import { Saved } from './Saved';
import { Start } from './Start';
import type { Outcome } from './save-registration';
import { Waiting } from './Waiting';

type Stage =
  | { name: 'start' | 'loading' }
  | { name: 'failed'; attempt: number; message: string; retry(): void }
  | { name: 'waiting'; begun: Begun }
  | { name: 'ended'; why: End }
  | { name: 'form'; user: RentalUser | null }
  | { name: 'saved'; outcome: Outcome };

const START: Stage = { name: 'start' };

/** The way of a registration: its start, the wait for the service, the form, what is saved. */
export function RegistrationArea({ offerId, nextUrl, contactUrl }: Omit<RentalRegistrationProps, 'heading'>) {
  const host = useHost();
  const messages = useMessages(texts);
  const [cell] = useState(begunCell);
  const [stage, setStage] = useState<Stage>(START);
  /** Counts what another account must not see the answer of. */
  const turn = useRef(0);
  const attempts = useRef(0);
  useStyles(css);
  const { user } = useStore($session);
  /** The account of this view: its gate replaces the view for another one. */
  const owner = useRef('');
  owner.current ||= user?.id ?? '';
  // As a layout effect it is over before the next account's view looks for what was begun.
  useLayoutEffect(
    () => () => {
      turn.current++;
      const { state, user: now } = $session.get();
      const isOther = !!owner.current && !!now?.id && now.id !== owner.current;
      if (state === 'signedOut' || isOther) cell.clear();
    },
    [cell],
  );

  const [hasBegun, setHasBegun] = useState(false);
  useLayoutEffect(() => setHasBegun(!!cell.load()), [cell]);

  /** Runs a call of this account and shows its outcome, or that it failed, with a retry. */
  const load = async <T,>(call: () => Promise<T>, onLoaded: (answer: T) => void) => {
    const mine = ++turn.current;
    setStage({ name: 'loading' });
    try {
      const answer = await call();
      if (turn.current === mine) onLoaded(answer);
    } catch (error) {
      if (turn.current !== mine) return;
      const message = problemOf(error).messages.join(' ');
      setStage({ name: 'failed', attempt: ++attempts.current, message, retry: () => load(call, onLoaded) });
    }
  };
  const read = () =>
    load(
      () => readRegistration(host.signal),
      (user) => setStage({ name: 'form', user }),
    );
  const begin = () =>
    load(
      () => start(host, offerId.trim()),
      (begun) => {
        cell.save(begun);
        setStage({ name: 'waiting', begun });
      },
    );
  const resume = () => {
    const begun = cell.load();
    if (begun) setStage({ name: 'waiting', begun });
    else begin();
  };
  const end = (why: End) => {
    // One that is late may still come: it is asked for again by another press.
    if (why !== 'never') cell.clear();
    setStage({ name: 'ended', why });
  };
  const contact = safeUrl(contactUrl);

  switch (stage.name) {
    case 'loading':
      return <Loading label={messages.loading} />;
    case 'failed':
      return (
        <Failed onRetry={stage.retry} attempt={stage.attempt}>
          {stage.message || undefined}
        </Failed>
      );
    case 'waiting':
      return <Waiting begun={stage.begun} onReady={read} onEnd={end} onRestart={begin} />;
    case 'ended':
      return (
        <Empty
          title={messages.ends[stage.why]}
          action={
            <div className="actions">
              {stage.why === 'never' && <Button onClick={resume}>{messages.check}</Button>}
              <Button onClick={begin} kind={stage.why === 'never' ? 'plain' : 'main'}>
                {messages.restart}
              </Button>
              {contact && (
                <a className="button plain" part="button" href={contact}>
                  {messages.contact}
                </a>
              )}
            </div>
          }
          isEnd
        >
          {messages.endHints[stage.why]}
        </Empty>
      );
    case 'form':
      return (
        <RegistrationForm
          user={stage.user}
          cell={cell}
          onSaved={(outcome) => {
            cell.clear();
            setStage({ name: 'saved', outcome });
          }}
        />
      );
    case 'saved':
      return (
        <Saved
          outcome={stage.outcome}
          nextUrl={nextUrl}
          onEdit={() => setStage({ name: 'form', user: stage.outcome.user })}
        />
      );
    default:
      return <Start hasBegun={hasBegun} onBegin={begin} onResume={resume} onRead={read} />;
  }
}
