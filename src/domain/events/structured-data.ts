/** Events for search engines, as JSON-LD of schema.org. */
import { toJson } from '../text/to-json';
import type { EventPlace } from './event-place';
import type { EventFacts } from './event-state';

interface ListedEvent extends EventFacts, EventPlace {
  id: string;
  title: string;
  description?: string | null;
  organizer?: string | null;
}

const given = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value));

/**
 * Returns the text of a script element: the events that have a start and a place, without which search engines refuse
 * them. Contains no "<", which could end the element. Empty without any.
 */
export function eventsJsonLd(
  events: readonly ListedEvent[],
  page: { country: string; addressOf(id: string): string },
): string {
  const graph = events
    .filter(
      ({ startsAt, place, cityName }) => !Number.isNaN(Date.parse(startsAt ?? '')) && (place || cityName),
    )
    .map((event) => ({
      '@type': 'Event',
      ...given({ name: event.title, description: event.description }),
      ...given({ startDate: event.startsAt, endDate: event.endsAt }),
      eventStatus: `https://schema.org/${event.status === 'CANCELLED' ? 'EventCancelled' : 'EventScheduled'}`,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: event.place || event.cityName,
        address: {
          '@type': 'PostalAddress',
          ...given({ streetAddress: event.street, addressLocality: event.cityName }),
          ...given({ addressRegion: event.stateCode, addressCountry: page.country }),
        },
      },
      ...(event.organizer && { organizer: { '@type': 'Organization', name: event.organizer } }),
      url: page.addressOf(event.id),
    }));
  if (graph.length === 0) return '';
  return toJson({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
