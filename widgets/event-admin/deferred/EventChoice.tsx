import { useState } from 'react';
import { placeTime } from '#domain/events/event-time';
import { ofBrand } from '#domain/lists/of-brand';
import { useAccountRows } from '#features/session/use-account-content';
import { brand } from '#page/core/metadata';
import type { Event } from '#services/entities/event';
import { listEvents } from '#services/events';
import { useCollection } from '#ui/collection/use-collection';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { useUrlStep } from '#ui/hooks/use-url-step';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { texts } from './messages';
import { Participants } from './Participants';
import css from './participants.css?inline';

/** The events of the brand, those to come first; of the chosen one, the participants. */
export function EventChoice() {
  const messages = useMessages(texts);
  const { signal, language } = useHost();
  const url = useUrlStep('vt-event', (id) => setChosen(id ?? ''));
  const [chosen, setChosen] = useState(() => url.read() ?? '');
  const events = useCollection(useAccountRows('gate'), async () =>
    byDay(ofBrand(await listEvents({ query: { brand: brand() ?? '' } }, { signal }), brand())),
  );
  useStyles(css);
  if (!events.items) return events.failed ? <Failed onRetry={events.retry} /> : <Loading />;
  if (events.items.length === 0) return <Empty title={messages.noEvents}>{messages.noEventsHint}</Empty>;
  // An address may name an event that is gone.
  const event = events.items.find(({ id }) => id === chosen) ?? (events.items[0] as Event);
  const dateOf = ({ startsAt, timeZone }: Event) => placeTime(startsAt, timeZone, language)?.date;
  return (
    <>
      <div className="field event-choice">
        <label htmlFor="event">{messages.event}</label>
        <select
          id="event"
          className="input"
          part="input"
          value={event.id}
          onChange={({ currentTarget: { value } }) => {
            setChosen(value);
            url.write(value, 'push');
          }}
        >
          {events.items.map((each) => (
            <option key={each.id} value={each.id}>
              {fillMessage(messages.option, { title: each.title, date: dateOf(each) ?? messages.none })}
            </option>
          ))}
        </select>
      </div>
      <Participants key={event.id} event={event} />
    </>
  );
}

/** Those to come first, the nearest of them in front; of those that are over the latest. */
function byDay(events: readonly Event[]): Event[] {
  const known = [...new Map(events.map((event) => [event.id, event])).values()];
  const at = ({ startsAt }: Event) => Date.parse(startsAt ?? '') || 0;
  const isOver = ({ status }: Event) => status === 'ENDED';
  return known.sort(
    (one, other) =>
      Number(isOver(one)) - Number(isOver(other)) ||
      (isOver(one) ? at(other) - at(one) : at(one) - at(other)),
  );
}
