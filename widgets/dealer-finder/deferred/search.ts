import { coordinatesOf } from '#domain/dealer/dealer-list';
import type { Coordinates } from '#domain/place/geo';
import type { DealerFilter } from '#features/dealer/dealer-filter';
import type { Location } from '#features/place/location-store';
import type { Dealer } from '#services/entities/dealer';
import type { DealerFinderProps } from '../attributes';
import type { FinderValues } from '../form-values';

/** What is searched for; `radius` in kilometres. */
export type Search =
  /** In a place's city, its influence area or its region. */
  | { kind: 'city' | 'area' | 'regional'; place: Location }
  /** Around the centre of a place's city. */
  | { kind: 'near'; place: Location; radius: number }
  /** Around a point; `place` if the point is a city's centre. */
  | { kind: 'around'; from: Coordinates; radius: number; place?: Location }
  /** In a province or one of its zones, of a dealer group or one of its areas, or by name: by functions that load with the fields. */
  | {
      kind: 'zone' | 'group' | 'name';
      /** Equal for equal searches. */
      key: string;
      /** The name of what is searched, for visitors. */
      name: string;
      load(filter: DealerFilter): Promise<Dealer[]>;
      /** Loads those that sell in person only. */
      loadOffline?(filter: DealerFilter): Promise<Dealer[]>;
    };

/** The radius that is tried if a place has no dealer, in kilometres. */
const WIDER = 100;

/** Returns a key that is equal for equal searches. */
export function keyOf(search: Search): string {
  if (search.kind === 'around') return `around ${search.from} ${search.radius}`;
  if ('key' in search) return `${search.kind} ${search.key}`;
  const { stateCode, cityCode, cityName, influenceAreas, regionals } = search.place;
  const detail =
    search.kind === 'near'
      ? search.radius
      : search.kind === 'area'
        ? influenceAreas[0]?.id
        : search.kind === 'regional' && regionals[0]?.regionalId;
  return `${search.kind} ${stateCode} ${cityCode} ${cityName} ${detail}`;
}

/**
 * Returns the search of a mode: that of the page's place in the author's extent, or what the visitor entered; null
 * without either.
 */
export function searchOf(
  mode: string,
  place: Location | null | undefined,
  entered: Partial<Record<string, Search>>,
  values: Partial<FinderValues>,
  extent: DealerFinderProps['extent'],
): Search | null {
  const radius = Number(values.radius);
  if (mode === 'city' || mode === 'postal-code') {
    if (!place) return null;
    return extent === 'radius' ? { kind: 'near', place, radius } : { kind: extent, place };
  }
  const search = entered[mode];
  return search?.kind === 'around' ? { ...search, radius } : (search ?? null);
}

/** Returns the wider search for a place without dealers; null if its position is unknown or it is wide already. */
export function widenedSearch(search: Search): Extract<Search, { kind: 'around' }> | null {
  if (!('place' in search) || !search.place || search.kind === 'around') return null;
  if (search.kind === 'near' && search.radius >= WIDER) return null;
  const from = coordinatesOf(search.place);
  return from && { kind: 'around', from, radius: WIDER, place: search.place };
}
