import { placeTime } from '#domain/events/event-time';
import { zoneName } from '#domain/time/zoned-time';
import type { Event } from '#services/entities/event';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from './messages';

/** The day of an event as a sheet of a calendar; the words beside it say the same. */
export function DaySheet({ event: { startsAt, timeZone } }: { event: Event }) {
  const { language } = useHost();
  const start = placeTime(startsAt, timeZone, language);
  if (!start) return null;
  return (
    <div className="event-day" aria-hidden="true">
      <b>{start.day}</b>
      <span>{start.month}</span>
    </div>
  );
}

/** When an event is, by the clocks of its place. */
export function EventWhen({ event: { startsAt, endsAt, timeZone } }: { event: Event }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const start = placeTime(startsAt, timeZone, language);
  if (!start) return <>{messages.noDate}</>;
  const end = placeTime(endsAt, timeZone, language);
  const text = !end ? messages.from : end.date === start.date ? messages.within : messages.days;
  const values = { ...start, endWeekday: end?.weekday ?? '', endDate: end?.date ?? '', end: end?.time ?? '' };
  return (
    <time dateTime={startsAt ?? ''}>
      <Spoken>{fillMessage(text, values)}</Spoken>
    </time>
  );
}

/** Says that the times are the place's, where the visitor's differ, and when it starts for the visitor. */
export function EventZone({ event: { startsAt, timeZone } }: { event: Event }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const there = placeTime(startsAt, timeZone, language);
  const here = placeTime(startsAt, '', language);
  if (!there || !here || (there.time === here.time && there.date === here.date)) return null;
  // They differ only by a zone that the browser knows.
  const zone = zoneName(Date.parse(startsAt ?? ''), timeZone ?? '', language);
  return (
    <small className="muted">
      <Spoken>{fillMessage(messages.zone, { zone, ...here })}</Spoken>
    </small>
  );
}
