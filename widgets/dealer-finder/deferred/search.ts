import type { Language } from '../../../src/domain/core/brands';
import { coordinatesOf, type Near, nearestFirst } from '../../../src/domain/dealer-list';
import type { Coordinates } from '../../../src/domain/geo';
import { dealersAround, dealersIn } from '../../../src/features/dealer/dealer-queries';
import { coordinatesOfPlace } from '../../../src/features/place/places';
import type { Dealer } from '../../../src/services/entities/dealer';
import type { Location } from '../../../src/stores/visitor/location';

/** A search: in a city, or within kilometres of a point; `place` if the point is a city's centre. */
export type Search =
  | { kind: 'city'; place: Location }
  | { kind: 'around'; from: Coordinates; radius: number; place?: Location };

/** Radii in kilometres that are offered besides the author's, and tried if a city has no dealer. */
export const RADII = [25, 50, 100, 200];
export const WIDER = 100;

/** Returns the offered radii, including the author's. */
export const radiiIncluding = (own: number | undefined): number[] =>
  [...new Set(own && own > 0 ? [...RADII, own] : RADII)].sort((one, other) => one - other);

/** Returns a key that is equal for equal searches. */
export const keyOf = (search: Search): string =>
  search.kind === 'city'
    ? `city ${search.place.stateCode} ${search.place.cityCode} ${search.place.cityName}`
    : `around ${search.from} ${search.radius}`;

/** Loads the dealers, the nearest to the city's centre or to the visitor first. */
export async function findDealers(
  search: Search,
  group: string,
  language: Language,
): Promise<Near<Dealer>[]> {
  if (search.kind === 'around') {
    return nearestFirst(await dealersAround(search.from, search.radius, group), search.from, language);
  }
  const [dealers, from] = await Promise.all([
    dealersIn(search.place, group),
    coordinatesOfPlace(search.place),
  ]);
  return nearestFirst(dealers, from, language);
}

/** Returns the wider search for a city without dealers; null if its position is unknown. */
export function widenedSearch(search: Search): Search | null {
  const from = search.kind === 'city' && coordinatesOf(search.place);
  return from ? { kind: 'around', from, radius: WIDER, place: (search as { place: Location }).place } : null;
}
