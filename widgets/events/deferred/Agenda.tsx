import { useRef, useState } from 'react';
import {
  citiesOf,
  EVENT_TABS,
  type EventFilter,
  eventFilterText,
  eventTab,
  parseEventFilter,
} from '#domain/events/event-list';
import { useAccountRows } from '#features/session/use-account-content';
import { useCollection } from '#ui/collection/use-collection';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useHost, useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { useStyles } from '#ui/hooks/use-styles';
import { useUrlStep } from '#ui/hooks/use-url-step';
import { LateContent } from '#ui/LateContent';
import { Loading } from '#ui/parts/Loading';
import { Tabs } from '#ui/parts/Tabs';
import type { EventsProps } from '../attributes';
import type { DetailProps } from './Detail';
import { EventList } from './EventList';
import { loadEvents } from './event-calls';
import css from './events.css?inline';
import { texts } from './messages';
import { useJsonLd } from './use-json-ld';
import { useOpenedEvent } from './use-opened-event';

/** The query parameter of the open list and of the place. */
const FILTER_PARAMETER = 'vt-events';

/** What only those load who open an event. */
const detailModule = deferred(() => import('./Detail'));

/** One event, once it is opened. */
function OpenedEvent(props: DetailProps) {
  const loading = useDeferred(detailModule);
  return (
    <DeferredView of={loading} placeholder={<Loading />}>
      {({ Detail }) => <Detail {...props} />}
    </DeferredView>
  );
}

/** The lists of events with their filter, or one of them; both are in the page's URL. */
export function Agenda({ count, structuredData, ...shown }: Omit<EventsProps, 'heading'>) {
  const { emit, language, signal } = useHost();
  const messages = useMessages(texts);
  const region = useRef<HTMLDivElement>(null);
  const filterUrl = useUrlStep(FILTER_PARAMETER, (text) => setFilter(parseEventFilter(text)));
  const [filter, setFilter] = useState(() => parseEventFilter(filterUrl.read()));
  const [opened, open] = useOpenedEvent(region);
  // A link leads to one event: the lists load on the way back.
  const isListed = useRef(false);
  isListed.current ||= !opened;
  const rows = useAccountRows('gate');
  const source = { ...rows, dropsOnFailure: true, isPaused: () => !isListed.current || rows.isPaused() };
  const all = useCollection(source, () => loadEvents(signal));
  useStyles(css);
  useJsonLd(all.items, structuredData);
  const change = (next: EventFilter) => {
    setFilter(next);
    filterUrl.write(eventFilterText(next), 'push');
  };
  const openEvent = (id: string) => {
    emit('vt-event-opened', { eventId: id });
    open(id);
  };
  const cities = citiesOf(all.items ?? [], language);
  return (
    <div className="events">
      {opened && (
        <OpenedEvent
          key={opened}
          id={opened}
          known={all.items?.find(({ id }) => id === opened)}
          isDescribed={structuredData && !all.items}
          onChanged={all.put}
          onBack={() => open('')}
          {...shown}
        />
      )}
      {isListed.current && (
        <div className="list" hidden={!!opened} tabIndex={-1} ref={region}>
          <LateContent>
            <Tabs
              name="events"
              label={messages.lists}
              open={filter.tab}
              onOpen={(id) => change({ ...filter, tab: eventTab(id) })}
              tabs={EVENT_TABS.map((tab) => ({
                id: tab,
                label: messages[tab],
                panel: (
                  <EventList
                    tab={tab}
                    place={filter.place}
                    size={count}
                    all={all}
                    cities={cities}
                    onOpen={openEvent}
                    onPlace={(place) => change({ ...filter, place })}
                  />
                ),
              }))}
            />
          </LateContent>
        </div>
      )}
    </div>
  );
}
