import type { Language } from '../../../src/domain/core/brands';
import { type Near, nearestFirst } from '../../../src/domain/dealer-list';
import type { Coordinates } from '../../../src/domain/geo';
import type { DealerFilter } from '../../../src/features/dealer/dealer-filter';
import {
  dealersAround,
  dealersIn,
  dealersOfArea,
  dealersOfRegional,
} from '../../../src/features/dealer/dealer-queries';
import { offlineDealersIn } from '../../../src/features/dealer/offline-dealers';
import { coordinatesOfPlace } from '../../../src/features/place/places';
import { reportProblem } from '../../../src/page/settings/report-problem';
import type { Dealer } from '../../../src/services/entities/dealer';
import { isServiceError } from '../../../src/services/http/service-error';
import { $location, type Location } from '../../../src/stores/visitor/location';
import type { Search } from './search';

export interface Found {
  dealers: Near<Dealer>[];
  /** The point that distances are measured from; null if it is unknown. */
  from: Coordinates | null;
  /** The search that found them: the city's, if its area, region or position is unknown. */
  search: Search;
  /** The dealers that sell in person only could not be loaded. */
  offlineFailed: boolean;
}

/** Returns a place with its influence areas and regionals, which load when they are first searched by. */
async function withRegions(place: Location): Promise<Location> {
  const { placeWithRegions } = await import('../../../src/features/place/lookup/regions');
  return placeWithRegions(place);
}

/** Loads the dealers of a search, without those that sell in person only. */
async function onlineDealers(search: Search, filter: DealerFilter): Promise<Dealer[]> {
  switch (search.kind) {
    case 'around':
      return dealersAround(search.from, search.radius, filter);
    case 'near':
      return dealersAround(await coordinatesOfPlace(search.place), search.radius, filter);
    case 'area':
      return dealersOfArea(await withRegions(search.place), filter);
    case 'regional':
      return dealersOfRegional(await withRegions(search.place), filter);
    case 'zone':
    case 'group':
      return search.load(filter);
    default:
      return dealersIn(search.place, filter);
  }
}

/** Loads the dealers that sell in person only, where the services find them by the search's place. */
async function offlineDealers(search: Search, filter: DealerFilter): Promise<Dealer[]> {
  if (search.kind === 'city') return offlineDealersIn(search.place, filter);
  return 'loadOffline' in search && search.loadOffline ? search.loadOffline(filter) : [];
}

/** Returns the point that distances are measured from. */
async function origin(search: Search) {
  if (search.kind === 'around') return search.from;
  const place = 'place' in search ? search.place : $location.get();
  return place ? coordinatesOfPlace(place) : null;
}

/**
 * Loads the dealers, the nearest to the place or the visitor first. A place without influence area, region or position
 * is searched by its city, and the author is told.
 */
export async function findDealers(search: Search, filter: DealerFilter, language: Language): Promise<Found> {
  const offline = offlineDealers(search, filter).catch(() => undefined);
  try {
    const [online, from, inPerson] = await Promise.all([
      onlineDealers(search, filter),
      origin(search),
      offline,
    ]);
    // Marked ones last: they replace the same dealer of the other list.
    const all = new Map([...online, ...(inPerson ?? [])].map((dealer) => [dealer.idSiteGeo, dealer]));
    return {
      dealers: nearestFirst([...all.values()], from, language),
      from,
      search,
      offlineFailed: !inPerson,
    };
  } catch (error) {
    const placed = search.kind === 'area' || search.kind === 'regional' || search.kind === 'near';
    if (!placed || !isServiceError(error) || error.kind !== 'input') throw error;
    reportProblem(
      `<vt-dealer-finder extent>`,
      `${error.message}: the dealers of ${search.place.cityName} are listed`,
    );
    return findDealers({ kind: 'city', place: search.place }, filter, language);
  }
}
