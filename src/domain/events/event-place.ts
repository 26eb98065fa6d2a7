import { cityOf } from './event-list';

export interface EventPlace {
  place?: string | null;
  street?: string | null;
  cityName?: string | null;
  stateCode?: string | null;
  /** Degrees. */
  longitude?: number | null;
  latitude?: number | null;
}

/** Returns where an event is in one line: its place, street and city; empty if none is known. */
export const placeLine = (event: EventPlace): string =>
  [event.place, event.street, cityOf(event)].filter(Boolean).join(', ');

/** Returns the address of a map's page with the way to an event; empty if nobody says where it is. Always https. */
export function mapLink(event: EventPlace): `https://${string}` | '' {
  const { longitude, latitude } = event;
  // 0, 0 stands for no position in many records.
  const isPlaced = typeof longitude === 'number' && typeof latitude === 'number' && (longitude || latitude);
  const destination = isPlaced ? `${latitude},${longitude}` : placeLine(event);
  return destination
    ? `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
    : '';
}
