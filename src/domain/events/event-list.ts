import { type EventFacts, eventState } from './event-state';

/** An event without an end is listed with the past a day after its start, in milliseconds (ours). */
const DAY = 86_400_000;

/** The lists of events, in the order of their tabs. */
export const EVENT_TABS = ['upcoming', 'mine', 'past'] as const;
export type EventTab = (typeof EVENT_TABS)[number];

/** What of the events is shown; an empty place is for all. */
export interface EventFilter {
  tab: EventTab;
  /** As {@link cityOf} gives it. */
  place: string;
}

interface PlacedEvent extends EventFacts {
  isEnrolled?: boolean | null;
  cityName?: string | null;
  stateCode?: string | null;
}

/** Returns the tab of a name; the first one for a name that is none. */
export const eventTab = (name: string | undefined): EventTab =>
  EVENT_TABS.find((each) => each === name) ?? 'upcoming';

/** Between the parts of a filter in an address; no city has it. */
const BETWEEN = '~';

/** Returns the filter of an address. */
export function parseEventFilter(text: string | null): EventFilter {
  const [name, place = ''] = (text ?? '').split(BETWEEN);
  return { tab: eventTab(name), place };
}

/** Returns a filter for an address; empty for the first tab without a place. */
export const eventFilterText = ({ tab, place }: EventFilter): string =>
  place ? `${tab}${BETWEEN}${place}` : tab === 'upcoming' ? '' : tab;

/** Returns an event's city with its state; Argentina's one-letter codes mean nothing to visitors. Empty without a city. */
export function cityOf({ cityName, stateCode }: PlacedEvent): string {
  if (!cityName) return '';
  return /^\w{2}$/.test(stateCode ?? '') ? `${cityName} - ${stateCode}` : cityName;
}

/** Returns the cities of events, each once, in the order of the language. */
export const citiesOf = (events: readonly PlacedEvent[], language: string): string[] =>
  [...new Set(events.map(cityOf))].filter(Boolean).sort((one, other) => one.localeCompare(other, language));

/** An event without a date comes after all others. */
const startOf = ({ startsAt }: PlacedEvent): number => {
  const start = Date.parse(startsAt ?? '');
  return Number.isNaN(start) ? Number.POSITIVE_INFINITY : start;
};
const byStart = (one: PlacedEvent, other: PlacedEvent): number =>
  startOf(one) === startOf(other) ? 0 : startOf(one) - startOf(other);

/**
 * Returns the events of a tab: what is to come by its start, what is past by its start from the last; the user's own are
 * both. now: the service's time in ms since 1970, if it is known.
 */
export function eventsOfTab<T extends PlacedEvent>(events: readonly T[], tab: EventTab, now?: number): T[] {
  const isPast = (event: T) => {
    const state = eventState(event, now);
    return state === 'ended' || (state === 'begun' && startOf(event) + DAY <= Number(now));
  };
  const [past, upcoming] = [events.filter(isPast), events.filter((event) => !isPast(event))];
  past.sort((one, other) => byStart(other, one));
  upcoming.sort(byStart);
  if (tab === 'mine') return [...upcoming, ...past].filter(({ isEnrolled }) => isEnrolled);
  return tab === 'past' ? past : upcoming;
}
