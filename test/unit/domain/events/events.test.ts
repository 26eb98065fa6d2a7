import { describe, expect, it, vi } from 'vitest';
import {
  citiesOf,
  cityOf,
  type EventFilter,
  eventFilterText,
  eventsOfTab,
  parseEventFilter,
} from '#domain/events/event-list';
import { mapLink, placeLine } from '#domain/events/event-place';
import { companionLimit, type EventState, eventState, freePlaces } from '#domain/events/event-state';
import { placeTime } from '#domain/events/event-time';
import { eventsJsonLd } from '#domain/events/structured-data';

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;
const at = (days: number) => new Date(NOW + days * DAY).toISOString();
const open = { status: 'OPEN', startsAt: at(9), endsAt: at(10) };

/** Rows of facts that an open event has besides, or instead. */
const states: [object, EventState][] = [
  [{}, 'open'],
  [{ status: 'FULL' }, 'full'],
  [{ status: 'FULL', hasWaitingList: true }, 'waiting'],
  [{ status: 'SCHEDULED' }, 'soon'],
  [{ enrolmentStartsAt: at(1) }, 'soon'],
  [{ status: 'CLOSED' }, 'closed'],
  [{ enrolmentEndsAt: at(-1) }, 'closed'],
  [{ status: 'DRAFT' }, 'unknown'],
  [{ status: null, startsAt: null, endsAt: null }, 'unknown'],
  [{ startsAt: at(-1), endsAt: at(1) }, 'running'],
  [{ startsAt: at(-2), endsAt: at(-1) }, 'ended'],
  [{ startsAt: at(-1), endsAt: '' }, 'begun'],
  [{ startsAt: at(-1), endsAt: null, status: 'ENDED' }, 'ended'],
  [{ status: 'ENDED' }, 'ended'],
  [{ status: 'CANCELLED', startsAt: at(-2), endsAt: at(-1) }, 'cancelled'],
];

it('an event has a state by its status and the service’s time; by its status alone without that time', () => {
  for (const [facts, state] of states)
    expect(eventState({ ...open, ...facts }, NOW), JSON.stringify(facts)).toBe(state);
  expect(eventState({ ...open, startsAt: at(-2), endsAt: at(-1) })).toBe('open');
  expect(eventState({ ...open, status: 'ENDED' })).toBe('ended');
});

it('an event has free places, and lets bring no more companions than there are', () => {
  for (const [facts, places, companions] of [
    [{ capacity: 10, enrolled: 8, maxCompanions: 3, status: 'OPEN' }, 2, 1],
    [{ capacity: 10, enrolled: 12, maxCompanions: 3, status: 'OPEN' }, 0, 0],
    [{ capacity: 10, enrolled: 10, maxCompanions: 3, status: 'FULL' }, 0, 3],
    [{ capacity: null, maxCompanions: 500, status: 'OPEN' }, undefined, 20],
    // Nobody says how many are enrolled, or may come along.
    [{ capacity: 10, enrolled: null, maxCompanions: null, status: 'OPEN' }, undefined, 0],
  ] as const)
    expect([freePlaces(facts), companionLimit(facts)]).toEqual([places, companions]);
});

describe('the lists', () => {
  const event = (id: string, days: number | null, more: object = {}) => ({
    id,
    status: 'OPEN',
    startsAt: days === null ? null : at(days),
    ...more,
  });
  const all = [
    event('later', 9),
    event('undated', null),
    event('past', -9, { isEnrolled: true }),
    event('also undated', null),
    event('next', 2, { isEnrolled: true }),
    event('last', -1),
    event('begun', -0.5),
    event('cancelled', 5, { status: 'CANCELLED' }),
  ];
  it.each([
    ['upcoming', ['begun', 'next', 'cancelled', 'later', 'undated', 'also undated']],
    ['mine', ['next', 'past']],
    ['past', ['last', 'past']],
  ] as const)('%s', (tab, ids) => expect(eventsOfTab(all, tab, NOW).map(({ id }) => id)).toEqual(ids));

  it('have a filter in the page’s address', () => {
    const rows: [string | null, EventFilter, string][] = [
      [null, { tab: 'upcoming', place: '' }, ''],
      ['outra', { tab: 'upcoming', place: '' }, ''],
      ['mine', { tab: 'mine', place: '' }, 'mine'],
      ['past~Manaus - AM', { tab: 'past', place: 'Manaus - AM' }, 'past~Manaus - AM'],
      ['upcoming~Mendoza', { tab: 'upcoming', place: 'Mendoza' }, 'upcoming~Mendoza'],
    ];
    for (const [text, filter, written] of rows)
      expect([parseEventFilter(text), eventFilterText(filter)]).toEqual([filter, written]);
  });
});

describe('where and when', () => {
  it('has each city once, in the order of the language', () => {
    const manaus = { cityName: 'Manaus', stateCode: 'AM' };
    const events = [manaus, { cityName: 'Águas', stateCode: 'SP' }, manaus, { stateCode: 'X' }];
    expect(citiesOf(events, 'pt-BR')).toEqual(['Águas - SP', 'Manaus - AM']);
    expect(cityOf({ cityName: 'Mendoza', stateCode: 'M' })).toBe('Mendoza');
    expect(cityOf({ cityName: 'Mendoza' })).toBe('Mendoza');
  });

  it('is found on a map by its coordinates, else by its words', () => {
    for (const [place, destination] of [
      [{ latitude: -3.1, longitude: -60, place: 'Porto' }, '-3.1,-60'],
      [
        { latitude: 0, longitude: 0, place: 'Porto', cityName: 'Manaus', stateCode: 'AM' },
        'Porto, Manaus - AM',
      ],
      [{ latitude: -3.1, street: 'Rua 1' }, 'Rua 1'],
    ] as const)
      expect(new URL(mapLink(place)).searchParams.get('destination')).toBe(destination);
  });
  it('has no map without a place', () => expect([mapLink({}), placeLine({})]).toEqual(['', '']));

  it('is told by the clocks of the place, else of the visitor', () => {
    const moment = '2026-12-21T02:30:00Z';
    expect(placeTime(moment, 'America/Manaus', 'pt-BR')).toEqual({
      day: '20',
      month: 'dez',
      weekday: 'domingo',
      date: '20/12/2026',
      time: '22:30',
    });
    const own = placeTime(moment, '', 'es-AR');
    for (const zone of ['Nowhere/None', null]) expect(placeTime(moment, zone, 'es-AR')).toEqual(own);
    for (const none of ['amanhã', '', null]) expect(placeTime(none, 'America/Manaus', 'pt-BR')).toBeNull();
    // Formats are made once.
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (let again = 0; again < 3; again++) placeTime(moment, 'America/Manaus', 'pt-BR');
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});

describe('the description for search engines', () => {
  const page = { country: 'BR', addressOf: (id: string) => `https://site.example/?vt-event=${id}` };
  it('has what is known of the events with a start and a place', () => {
    const text = eventsJsonLd(
      [
        {
          ...open,
          id: 'a',
          title: 'Trilha </script>',
          organizer: 'Clube',
          place: 'Porto',
          cityName: 'Manaus',
        },
        { id: 'b', title: 'B', status: 'CANCELLED', startsAt: at(1), cityName: 'Betim', stateCode: 'MG' },
        { id: 'c', title: 'Sem lugar', startsAt: at(1) },
        { id: 'd', title: 'Sem dia', place: 'Porto' },
      ],
      page,
    );
    expect(text).not.toContain('<');
    const { '@graph': graph } = JSON.parse(text);
    expect(graph).toMatchObject([
      {
        '@type': 'Event',
        name: 'Trilha </script>',
        startDate: open.startsAt,
        eventStatus: 'https://schema.org/EventScheduled',
        location: { name: 'Porto', address: { addressLocality: 'Manaus', addressCountry: 'BR' } },
        organizer: { name: 'Clube' },
        url: 'https://site.example/?vt-event=a',
      },
      { eventStatus: 'https://schema.org/EventCancelled', location: { name: 'Betim' } },
    ]);
    expect(graph[1]).not.toHaveProperty('organizer');
    expect(graph[1]).not.toHaveProperty('endDate');
  });
  it('is empty where no event is complete', () => expect(eventsJsonLd([], page)).toBe(''));
});
