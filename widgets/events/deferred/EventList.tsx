import { useRef } from 'react';
import { cityOf, type EventTab, eventsOfTab } from '#domain/events/event-list';
import { serverTime } from '#page/server-clock';
import type { Event } from '#services/entities/event';
import { CollectionView } from '#ui/collection/CollectionView';
import { useFirstItems } from '#ui/collection/first-items';
import type { Collection } from '#ui/collection/use-collection';
import { useMessages } from '#ui/core/host-context';
import { shownText } from '#ui/count-text';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { EventCard } from './EventCard';
import { texts } from './messages';

interface EventListProps {
  tab: EventTab;
  /** The city whose events are shown; all without one. */
  place: string;
  /** Number of events shown at a time. */
  size: number;
  all: Collection<Event>;
  cities: readonly string[];
  onOpen(id: string): void;
  onPlace(place: string): void;
}

/** The events of a tab, narrowed by the place. */
export function EventList({ tab, place, size, all, cities, onOpen, onPlace }: EventListProps) {
  const messages = useMessages(texts);
  const region = useRef<HTMLDivElement>(null);
  const ofTab = all.items && eventsOfTab(all.items, tab, serverTime());
  const items = ofTab?.filter((event) => !place || cityOf(event) === place);
  const found = useFirstItems({ ...all, items }, size, place);
  const shown = found.items?.length ?? 0;
  const clear = () => {
    // The pressed button goes.
    region.current?.focus();
    onPlace('');
  };
  const name = `${tab}-place`;
  return (
    <div className="event-list" tabIndex={-1} ref={region} aria-busy={!all.items && !all.failed}>
      {(cities.length > 1 || place) && (
        <div className="field event-place" part="field">
          <label htmlFor={name}>{messages.place}</label>
          <select
            className="input"
            part="input"
            id={name}
            value={place}
            onChange={(event) => onPlace(event.currentTarget.value)}
          >
            <option value="">{messages.everywhere}</option>
            {/* Of a link: a city without events is still what is filtered by. */}
            {[...cities, ...(place && !cities.includes(place) ? [place] : [])].map((city) => (
              <option value={city} key={city}>
                {city}
              </option>
            ))}
          </select>
        </div>
      )}
      <CollectionView
        list={found}
        more={messages.more}
        count={shownText(messages, shown, found.total)}
        empty={
          place && ofTab?.length ? (
            <Empty
              title={fillMessage(messages.noneHere, { place })}
              action={
                <Button kind="plain" onClick={clear}>
                  {messages.clear}
                </Button>
              }
            />
          ) : (
            <Empty title={messages.none[tab]}>{messages.noneHint[tab]}</Empty>
          )
        }
      >
        {(events) => (
          <ul className="event-items">
            {events.map((event) => (
              <EventCard key={event.id} event={event} tab={tab} onOpen={onOpen} />
            ))}
          </ul>
        )}
      </CollectionView>
    </div>
  );
}
