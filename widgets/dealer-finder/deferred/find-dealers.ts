import type { Language } from '#domain/core/brands';
import { coordinatesOf, type Near, nearestFirst } from '#domain/dealer/dealer-list';
import { type Coordinates, distance } from '#domain/place/geo';
import type { DealerFilter } from '#features/dealer/dealer-filter';
import {
  citiesOfArea,
  citiesOfRegional,
  dealersAround,
  dealersIn,
  dealersOfArea,
  dealersOfRegional,
} from '#features/dealer/dealer-queries';
import { offlineDealersIn, offlineDealersOf } from '#features/dealer/offline-dealers';
import { $location, type Location } from '#features/place/location-store';
import { coordinatesOfPlace } from '#features/place/places';
import { reportProblem } from '#page/settings/report-problem';
import type { Dealer } from '#services/entities/dealer';
import type { City } from '#services/entities/place';
import { isServiceError } from '#services/http/service-error';
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
  const { placeWithRegions } = await import('#features/place/lookup/regions');
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
    case 'name':
      return search.load(filter);
    default:
      return dealersIn(search.place, filter);
  }
}

/** Loads the dealers that sell in person only in a search's cities, as far as their states have any. */
async function offlineOfCities(cities: Promise<City[]>, filter: DealerFilter): Promise<Dealer[]> {
  const all = await cities;
  const codes = new Set(all.map(({ cityCode }) => cityCode));
  const states = [...new Set(all.map(({ stateCode }) => stateCode))];
  return (await offlineDealersOf(states, filter)).filter(({ cityCode }) => cityCode && codes.has(cityCode));
}

/** Loads the dealers that sell in person only within a radius in kilometres. */
async function offlineAround(
  from: Coordinates | null,
  radius: number,
  filter: DealerFilter,
): Promise<Dealer[]> {
  if (!from) return [];
  return (await offlineDealersOf(undefined, filter)).filter((dealer) => {
    const at = coordinatesOf(dealer);
    return at && distance(from, at) <= radius * 1000;
  });
}

/** Loads the dealers of a search that sell in person only: other searches do not include them. */
async function offlineDealers(search: Search, filter: DealerFilter): Promise<Dealer[]> {
  switch (search.kind) {
    case 'city':
      return offlineDealersIn(search.place, filter);
    case 'around':
      return offlineAround(search.from, search.radius, filter);
    case 'near':
      return offlineAround(await coordinatesOfPlace(search.place), search.radius, filter);
    case 'area':
      return offlineOfCities(citiesOfArea(await withRegions(search.place), filter), filter);
    case 'regional':
      return offlineOfCities(citiesOfRegional(await withRegions(search.place)), filter);
    default:
      return search.loadOffline?.(filter) ?? [];
  }
}

/** Returns the dealers that offer the chosen service; its code loads with the choice. */
const offering = async (all: Dealer[], filter: DealerFilter): Promise<Dealer[]> =>
  filter.service ? (await import('./filters/filters')).offeringService(all, filter) : all;

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
      dealers: nearestFirst(await offering([...all.values()], filter), from, language),
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
