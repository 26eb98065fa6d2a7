import { type EventState, eventState, freePlaces } from '#domain/events/event-state';
import { serverTime } from '#page/server-clock';
import type { Event } from '#services/entities/event';
import { useMessages } from '#ui/core/host-context';
import { Badge, type Tone } from '#ui/parts/Badge';
import { isWaiting } from './event-calls';
import { texts } from './messages';

const TONES: Record<EventState, Tone> = {
  open: 'info',
  waiting: 'warning',
  full: 'neutral',
  soon: 'neutral',
  closed: 'neutral',
  unknown: 'neutral',
  running: 'info',
  begun: 'neutral',
  ended: 'neutral',
  cancelled: 'danger',
};

/** Few places are pointed out (ours). */
const FEW = 5;

/** What an event is for the visitor now: their own enrolment, and the event's state. */
export function EventMarks({ event }: { event: Event }) {
  const messages = useMessages(texts);
  const state = eventState(event, serverTime());
  const { isEnrolled } = event;
  // Whoever is enrolled needs no place.
  const isOfEvent = !isEnrolled || ['running', 'begun', 'ended', 'cancelled'].includes(state);
  const places = freePlaces(event);
  const isLast = state === 'open' && !isEnrolled && places !== undefined && places <= FEW;
  return (
    <p className="event-marks">
      {isEnrolled && (
        <Badge tone={isWaiting(event) ? 'warning' : 'success'}>
          {isWaiting(event) ? messages.onList : messages.enrolled}
        </Badge>
      )}
      {isOfEvent && <Badge tone={TONES[state]}>{messages.state[state]}</Badge>}
      {isLast && <Badge tone="warning">{messages.lastPlaces}</Badge>}
    </p>
  );
}
