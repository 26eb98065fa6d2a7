import type { Language } from '../../../src/domain/core/brands';
import { coordinatesOf, type Near, nearestFirst } from '../../../src/domain/dealer-list';
import type { Coordinates } from '../../../src/domain/geo';
import { dealersAround, dealersIn } from '../../../src/features/dealer/dealer-queries';
import { coordinatesOfPlace } from '../../../src/features/place/places';
import type { Dealer } from '../../../src/services/entities/dealer';
import type { Location } from '../../../src/stores/visitor/location';

/** What is searched: a city, or kilometres around a point; `place` where the point is a city's. */
export type Search =
  | { kind: 'city'; place: Location }
  | { kind: 'around'; from: Coordinates; radius: number; place?: Location };

/** Kilometres offered (the author's own comes between them), and those searched where a city has no dealer. */
export const RADII = [25, 50, 100, 200];
export const WIDER = 100;

/** The distances a visitor can choose from, with the author's among them. */
export const radiiWith = (own: number | undefined): number[] =>
  [...new Set(own && own > 0 ? [...RADII, own] : RADII)].sort((one, other) => one - other);

/** The same for the same search. */
export const keyOf = (search: Search): string =>
  search.kind === 'city'
    ? `city ${search.place.stateCode} ${search.place.cityCode} ${search.place.cityName}`
    : `around ${search.from} ${search.radius}`;

/** Dealers, the nearest to the city's middle or to the visitor first. */
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

/** The wider search for a city without dealers; null where nobody knows where it lies. */
export function widerThan(search: Search): Search | null {
  const from = search.kind === 'city' && coordinatesOf(search.place);
  return from ? { kind: 'around', from, radius: WIDER, place: (search as { place: Location }).place } : null;
}
