import { cityOf, type EventTab } from '#domain/events/event-list';
import type { Event } from '#services/entities/event';
import { useMessages } from '#ui/core/host-context';
import { HeadingText } from '#ui/HeadingText';
import { Button } from '#ui/parts/Button';
import { EventMarks } from './EventMarks';
import { DaySheet, EventWhen } from './EventWhen';
import { texts } from './messages';

interface EventCardProps {
  event: Event;
  tab: EventTab;
  onOpen(id: string): void;
}

/** An entry of a list. */
export function EventCard({ event, tab, onOpen }: EventCardProps) {
  const messages = useMessages(texts);
  const { id, title, place } = event;
  const where = [place, cityOf(event)].filter(Boolean).join(', ');
  return (
    <li className="item event" part="item">
      <DaySheet event={event} />
      <div className="event-about">
        <EventMarks event={event} />
        <h3 tabIndex={-1} id={`${tab}-event-${id}`}>
          <HeadingText>{title}</HeadingText>
        </h3>
        <p className="muted small">
          <EventWhen event={event} />
        </p>
        {where && <p className="muted small">{where}</p>}
        <div className="actions">
          <Button kind="plain" onClick={() => onOpen(id)}>
            {messages.open}
            <span className="sr"> {title}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}
