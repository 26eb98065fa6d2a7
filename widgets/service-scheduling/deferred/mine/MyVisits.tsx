import { useEffect } from 'react';
import { isVisitEnded, isVisitOpen } from '#domain/scheduling/visit-state';
import { dayOf } from '#domain/time/calendar';
import { dayText } from '#domain/time/day-text';
import { useOwnList } from '#features/scheduling/use-own-list';
import { useVisitStatusName } from '#features/scheduling/use-visit-status-name';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { listAppointments } from '#services/dealer-scheduler';
import type { Appointment } from '#services/entities/schedule';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useLatest } from '#ui/hooks/use-latest';
import { LateContent } from '#ui/LateContent';
import { Accordion } from '#ui/parts/Accordion';
import { Loading } from '#ui/parts/Loading';
import { texts } from './messages';
import { VisitItem } from './VisitItem';

interface MyVisitsProps {
  /** Counts the changes made outside of the list, after each of which it loads again. */
  changes: number;
  onMove(visit: Appointment): void;
}

const loadVisits = (signal: AbortSignal) => listAppointments({}, { signal });

/** The visits of a signed-in visitor: those to come, with what can be done, then the others. */
export function MyVisits({ changes, onMove }: MyVisitsProps) {
  const messages = useMessages(texts);
  const { items: visits, failed, isSignedIn, hasExpired, reload, put } = useOwnList(loadVisits);
  const nameOf = useVisitStatusName();
  const latest = useLatest(reload);
  useEffect(() => {
    if (changes) latest.current();
  }, [changes]);
  if (!isSignedIn && !hasExpired) return null;
  const today = dayText(dayOf(new Date()));
  const coming = visits?.filter((visit) => visit.date >= today && !isVisitEnded(visit.status));
  const others = visits?.filter((visit) => !coming?.includes(visit));
  const item = (visit: Appointment) => (
    <VisitItem
      key={visit.id}
      visit={visit}
      name={nameOf(visit.status)}
      isOpen={!!coming?.includes(visit) && isVisitOpen(visit.status) && isSignedIn}
      onMove={onMove}
      onChanged={put}
      onReload={reload}
    />
  );
  return (
    <section className="mine" aria-label={messages.heading}>
      <h3>{messages.heading}</h3>
      {hasExpired && (
        <div className="notice bad">
          <p role="alert">{messages.expired}</p>
          <SignInLink newTab />
        </div>
      )}
      {failed && <FailureNotice onRetry={reload} />}
      {!visits && !failed && isSignedIn && <Loading />}
      {visits && (
        <LateContent>
          {coming?.length === 0 && <p className="muted">{messages.none}</p>}
          <ul className="visits">{coming?.map(item)}</ul>
          {others && others.length > 0 && (
            <Accordion
              name="visits"
              level={4}
              items={[
                {
                  id: 'past',
                  title: fillMessage(messages.past, { count: others.length }),
                  content: <ul className="visits">{others.map(item)}</ul>,
                },
              ]}
            />
          )}
        </LateContent>
      )}
    </section>
  );
}
