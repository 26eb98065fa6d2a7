import { mapLink, placeLine } from '#domain/events/event-place';
import { eventState, freePlaces } from '#domain/events/event-state';
import { placeTime } from '#domain/events/event-time';
import { CalendarButton } from '#features/calendar/CalendarButton';
import { ShareButtons } from '#features/share/ShareButtons';
import { serverTime } from '#page/server-clock';
import type { Event } from '#services/entities/event';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Spoken } from '#ui/parts/Spoken';
import { EventMarks } from './EventMarks';
import { DaySheet, EventWhen, EventZone } from './EventWhen';
import { isWaiting } from './event-calls';
import { texts } from './messages';
import { eventAddress } from './use-opened-event';

/** Events tell nothing of who passes them on. */
const ignore = () => {};

/** What an event is, when and where, with the way there and a calendar file. */
export function EventAbout({ event }: { event: Event }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { id, title, description, organizer, startsAt, endsAt, timeZone } = event;
  const state = eventState(event, serverTime());
  const isToCome = !['begun', 'ended', 'cancelled'].includes(state);
  const where = placeLine(event);
  const map = mapLink(event);
  const places = state === 'open' && !event.isEnrolled ? freePlaces(event) : undefined;
  const until = placeTime(event.enrolmentEndsAt, timeZone, language);
  const from = placeTime(event.enrolmentStartsAt, timeZone, language);
  const [start, end] = [Date.parse(startsAt ?? ''), Date.parse(endsAt ?? '')];
  const facts: [label: string, value: string][] = [
    [messages.organizer, organizer ?? ''],
    [
      messages.places,
      places === undefined ? '' : places === 1 ? messages.onePlace : fillMessage(messages.free, { places }),
    ],
    [messages.opens, state === 'soon' && from ? fillMessage(messages.moment, { ...from }) : ''],
    [
      messages.closes,
      (state === 'open' || state === 'waiting') && until ? fillMessage(messages.moment, { ...until }) : '',
    ],
  ];
  return (
    <div className="event-info">
      <div className="event-head">
        <DaySheet event={event} />
        <div>
          <EventMarks event={event} />
          <h3>{title}</h3>
        </div>
      </div>
      <dl className="event-facts">
        <div>
          <dt>{messages.when}</dt>
          <dd>
            <EventWhen event={event} /> <EventZone event={event} />
          </dd>
        </div>
        {where && (
          <div>
            <dt>{messages.where}</dt>
            <dd>
              {where}{' '}
              {isToCome && map && (
                <a href={map} target="_blank" rel="noopener noreferrer">
                  {messages.map}
                  <span className="sr"> {messages.newTab}</span>
                </a>
              )}
            </dd>
          </div>
        )}
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Spoken>{value}</Spoken>
                </dd>
              </div>
            ),
        )}
      </dl>
      {description && <p className="event-text">{description}</p>}
      {isToCome && (
        <div className="actions">
          <CalendarButton
            event={{
              id,
              start,
              ...(end > start && { end }),
              summary: title,
              ...(description && { description }),
              location: where,
              url: eventAddress(id),
              isConfirmed: !isWaiting(event),
            }}
          />
        </div>
      )}
      {isToCome && (
        <section>
          <h4>{messages.share}</h4>
          <ShareButtons title={title} text={title} url={eventAddress(id)} onShared={ignore} />
        </section>
      )}
    </div>
  );
}
