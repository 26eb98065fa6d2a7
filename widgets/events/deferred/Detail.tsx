import { useEffect, useRef, useState } from 'react';
import { eventState } from '#domain/events/event-state';
import { $session } from '#features/session/session';
import { serverTime } from '#page/server-clock';
import type { Event } from '#services/entities/event';
import { orNull } from '#services/http/problem';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { Countdown } from '#ui/parts/Countdown';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { useResource } from '#ui/resource/use-resource';
import type { EventsProps } from '../attributes';
import { EnrolForm } from './EnrolForm';
import { EnrolledView } from './EnrolledView';
import { EventAbout } from './EventAbout';
import type { Outcome } from './enrol';
import { isWaiting, loadEvent } from './event-calls';
import { texts as ownTexts } from './messages';
import { Participants } from './Participants';
import { useJsonLd } from './use-json-ld';

export interface DetailProps extends Pick<EventsProps, 'participants' | 'contactUrl'> {
  id: string;
  /** The event as the list has it, if it is loaded. */
  known: Event | undefined;
  /** Whether it is described to search engines here, and not by the list. */
  isDescribed: boolean;
  /** Called with the event as the service has it now. */
  onChanged(event: Event): void;
  onBack(): void;
}

/** What became of an enrolment: each moves the focus. */
interface Said {
  result: Outcome['result'];
  count: number;
  hasMissed: boolean;
}

/** One event as the service has it now: when and where, the time until it starts, and the enrolment. */
export function Detail({ id, known, isDescribed, participants, contactUrl, onChanged, onBack }: DetailProps) {
  const { emit, signal } = useHost();
  const messages = useMessages(ownTexts);
  const region = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const query = useResource({ key: id }, () => orNull(loadEvent(id, signal)));
  const [statusMessage, setStatusMessage] = useState<Said>();
  const event = query.value === undefined ? known : query.value;
  useJsonLd(isDescribed && event ? [event] : undefined, isDescribed);
  useEffect(() => {
    region.current?.focus();
  }, []);
  const times = statusMessage?.count ?? 0;
  useEffect(() => {
    if (times > 0) notice.current?.focus();
  }, [times]);
  /** Asks the service again, which decides: the time of the event has come, or the device has slept. */
  const refresh = async () => {
    const now = await loadEvent(id, signal).catch(() => null);
    if (!now || signal.aborted) return;
    query.put(now);
    onChanged(now);
  };
  const finish = ({ result, event: now }: Outcome, sentIn: number) => {
    // Of another session: the event of the present one is on its way.
    if ($session.get().serial !== sentIn) return;
    if (now) onChanged(now);
    if (now) query.put(now);
    const hasMissed = !!event && eventState(event, serverTime()) === 'open';
    setStatusMessage({ result, count: times + 1, hasMissed });
    if (result !== 'done' || !now) return;
    const companions = now.enrolment?.companions?.length ?? 0;
    emit('vt-event-enrolled', { eventId: id, status: isWaiting(now) ? 'WAITING' : 'CONFIRMED', companions });
  };
  const state = event && eventState(event, serverTime());
  const isGone = event === null || statusMessage?.result === 'gone';
  const isToCome = !!state && !['running', 'begun', 'ended', 'cancelled'].includes(state);
  const isOpen = (state === 'open' || state === 'waiting') && !event?.isEnrolled;
  const result = statusMessage?.result;
  const hasEnrolment = result === 'done' || result === 'elsewhere' ? result : '';
  return (
    <div className="event-detail" tabIndex={-1} ref={region} aria-busy={!event && !isGone && !query.failed}>
      <Button kind="plain" onClick={onBack}>
        {messages.back}
      </Button>
      {query.failed && (event ? <FailureNotice onRetry={query.retry} /> : <Failed onRetry={query.retry} />)}
      {!event && !isGone && !query.failed && <Loading />}
      {isGone && <Empty title={messages.gone}>{messages.goneHint}</Empty>}
      {!isGone && event && (
        <article className="event-parts">
          <EventAbout event={event} />
          <div className="event-act">
            {isToCome && (
              <Countdown
                until={event.startsAt ?? ''}
                texts={messages.countdown}
                onOver={refresh}
                onUnsure={refresh}
              />
            )}
            {state === 'cancelled' && (
              <div className="notice bad">
                <b>{messages.isCancelled}</b>
                {event.cancelReason && <p>{event.cancelReason}</p>}
              </div>
            )}
            {result && result !== 'gone' && !hasEnrolment && (
              <p className="notice bad" role="alert" tabIndex={-1} ref={notice} key={times}>
                {messages.notNow[result as keyof typeof messages.notNow]}
              </p>
            )}
            {event.isEnrolled && (
              <EnrolledView
                event={event}
                said={hasEnrolment}
                hasMissed={!!statusMessage?.hasMissed}
                contactUrl={contactUrl}
              />
            )}
            {isOpen && <EnrolForm event={event} onEnded={finish} />}
            {!event.isEnrolled && !isOpen && state && state !== 'cancelled' && (
              <p className="notice">{messages.noEnrolment[state as keyof typeof messages.noEnrolment]}</p>
            )}
            {participants && <Participants id={id} />}
          </div>
        </article>
      )}
    </div>
  );
}
