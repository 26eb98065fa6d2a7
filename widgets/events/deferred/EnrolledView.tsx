import { safeUrl } from '#page/core/safe-url';
import type { Event } from '#services/entities/event';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { Success } from '#ui/parts/Success';
import { isWaiting } from './event-calls';
import { texts } from './messages';

interface EnrolledViewProps {
  event: Event;
  /** What has led to it a moment ago: the visitor's act, or one of before; empty for an event that was opened. */
  said: 'done' | 'elsewhere' | '';
  /** The visitor wanted a place, not the waiting list. */
  hasMissed: boolean;
  contactUrl: string;
}

/** The visitor's enrolment: who takes part, or the place on the waiting list. */
export function EnrolledView({ event, said, hasMissed, contactUrl }: EnrolledViewProps) {
  const messages = useMessages(texts);
  const { participantId, position, companions } = event.enrolment ?? {};
  const isListed = isWaiting(event);
  const contact = safeUrl(contactUrl);
  const names = (companions ?? []).map(({ name }) => name).join(', ');
  const title = said === 'elsewhere' ? messages.elsewhere : isListed ? messages.listed : messages.confirmed;
  const facts = (
    <>
      <FocusHeading level={4} takesFocus={!!said}>
        {title}
      </FocusHeading>
      {hasMissed && isListed && <p>{messages.missed}</p>}
      {isListed && <p>{position ? fillMessage(messages.position, { position }) : messages.listNote}</p>}
      <dl className="event-facts">
        {participantId && (
          <div>
            <dt>{messages.number}</dt>
            <dd>{participantId}</dd>
          </div>
        )}
        {names && (
          <div>
            <dt>{messages.companions}</dt>
            <dd>{names}</dd>
          </div>
        )}
      </dl>
    </>
  );
  return (
    <div className="event-enrolled">
      {said === 'done' ? <Success>{facts}</Success> : <div className="notice">{facts}</div>}
      {contact && (
        <p className="muted small">
          {messages.changes} <a href={contact}>{messages.contact}</a>
        </p>
      )}
    </div>
  );
}
