import type { Language } from '../core/brands';
import { type Coordinates, distance } from '../place/geo';

/** The fields of a dealer that sorting and directions use; coordinates in degrees. */
interface Placed {
  name: string;
  longitude?: number | null;
  latitude?: number | null;
}

export interface Near<T> {
  dealer: T;
  /** Great-circle distance to the reference point in metres; null if either place is unknown. */
  metres: number | null;
}

/** Returns a place's coordinates; null if one is missing or out of range. */
export function coordinatesOf(place: {
  longitude?: number | null;
  latitude?: number | null;
}): Coordinates | null {
  const { longitude, latitude } = place;
  const known = typeof longitude === 'number' && typeof latitude === 'number';
  // Records without a position often have 0, 0; no dealer is located in the Gulf of Guinea.
  if (!known || (longitude === 0 && latitude === 0)) return null;
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? [longitude, latitude] : null;
}

/** Sorts by distance, then by name; dealers with an unknown place come last. */
export function nearestFirst<T extends Placed>(
  dealers: readonly T[],
  from: Coordinates | null,
  language: Language,
): Near<T>[] {
  const names = new Intl.Collator(language);
  return dealers
    .map((dealer) => {
      const there = coordinatesOf(dealer);
      const metres = from && there ? distance(from, there) : Number.NaN;
      return { dealer, metres: Number.isFinite(metres) ? metres : null };
    })
    .sort((one, other) => {
      const apart = (one.metres ?? Number.POSITIVE_INFINITY) - (other.metres ?? Number.POSITIVE_INFINITY);
      return apart || names.compare(one.dealer.name, other.dealer.name);
    });
}

/** Sorts as {@link nearestFirst} does from a visitor's place; where a distance is unknown, those of its state come first. */
export function nearestToPlace<T extends Placed & { stateCode?: string | null }>(
  dealers: readonly T[],
  place: (Parameters<typeof coordinatesOf>[0] & { stateCode: string }) | null,
  language: Language,
): Near<T>[] {
  const isNear = ({ dealer }: Near<T>) => Number(dealer.stateCode === place?.stateCode);
  return nearestFirst(dealers, place && coordinatesOf(place), language).sort((a, b) =>
    a.metres === null || b.metres === null ? isNear(b) - isNear(a) : 0,
  );
}

/** Seconds; no drive takes as long. */
const WEEK = 604_800;

/**
 * Formats a duration of at least a minute: 12 min, 1 h 5 min. Empty if the seconds are negative, or a week or more.
 */
export function formatDuration(seconds: number, language: Language): string {
  if (!(seconds >= 0 && seconds < WEEK)) return '';
  const minutes = Math.max(1, Math.round(seconds / 60));
  const unit = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit }).format(value).replaceAll(' ', '\u00a0');
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return unit(rest, 'minute');
  return rest === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(rest, 'minute')}`;
}

/**
 * Returns an address in one line: street, neighbourhood, city and state, without missing parts. Argentina's one-letter
 * province codes mean nothing to visitors and are omitted.
 */
export function addressLine(dealer: {
  street: string;
  neighborhood: string;
  cityName: string;
  stateCode: string;
}): string {
  const state = /^\w{2}$/.test(dealer.stateCode) ? dealer.stateCode : '';
  const city = [dealer.cityName, state].filter(Boolean).join(' - ');
  return [dealer.street, dealer.neighborhood, city].filter(Boolean).join(', ');
}

/** Returns the address of a page with directions to a dealer: by coordinates, else by its postal address. Always https. */
export function routeLink(dealer: Placed & Parameters<typeof addressLine>[0]): `https://${string}` {
  const there = coordinatesOf(dealer);
  const destination = there
    ? `${there[1]},${there[0]}`
    : [dealer.name, addressLine(dealer)].filter(Boolean).join(', ');
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
