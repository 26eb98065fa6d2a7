import { coordinatesOf } from '#domain/dealer/dealer-list';
import { NO_INFLUENCE_AREA, NO_RADIUS, NO_REGIONAL } from '#domain/errors/developer';
import { sameName } from '#domain/person/same-name';
import type { Coordinates } from '#domain/place/geo';
import { brand } from '#page/core/metadata';
import * as dealers from '#services/dealer';
import type { Dealer } from '#services/entities/dealer';
import type { City } from '#services/entities/place';
import { firstAnswer } from '#services/http/first-answer';
import { cachedQuery } from '#services/http/query-cache';
import { ServiceError } from '#services/http/service-error';
import * as regional from '#services/regional';
import type { Location } from '../place/location-store';
import { type DealerFilter, filterKey, filterQuery, matchingDealers } from './dealer-filter';
import type { ChosenDealer } from './dealer-store';
import { searchDealers } from './search-dealers';

/** Loads the dealers of a city. */
export const dealersIn = (place: Location, filter: DealerFilter = {}): Promise<Dealer[]> =>
  cachedQuery(
    `${filterKey(filter)} city ${place.countryCode} ${place.stateCode} ${place.cityCode || place.cityName}`,
    async () => {
      const { stateCode, cityCode, cityName } = place;
      const query = {
        ...filterQuery(filter),
        stateCode: [stateCode],
        ...(cityCode && { cityCode: [cityCode] }),
      };
      const found = matchingDealers(await searchDealers({ query }), filter);
      // Without a city code the search is by state, and filtered by the city's name.
      return cityCode ? found : found.filter((dealer) => sameName(dealer.cityName, cityName));
    },
  );

/**
 * Loads the dealers within a radius in kilometres. Throws an input error before sending if coordinates or radius are
 * missing (spec places#dealer-search).
 */
export async function dealersAround(
  from: Coordinates | null,
  radius: number | undefined,
  filter: DealerFilter = {},
): Promise<Dealer[]> {
  if (!radius || !(radius > 0)) throw new ServiceError('input', 'DLR-21', NO_RADIUS);
  const [longitude, latitude] = (from && coordinatesOf({ longitude: from[0], latitude: from[1] })) ?? [];
  if (longitude === undefined || latitude === undefined) {
    throw new ServiceError('input', 'DLR-21', 'referenceLatitude and referenceLongitude are required');
  }
  const query = {
    ...filterQuery(filter),
    referenceLatitude: latitude,
    referenceLongitude: longitude,
    radius,
  };
  return cachedQuery(`${filterKey(filter)} ${longitude} ${latitude} ${radius}`, async () =>
    matchingDealers(await dealers.findDealersByRadius({ query }), filter),
  );
}

/** Loads the dealers of several cities. */
export const dealersInCities = async (cityCode: string[], filter: DealerFilter): Promise<Dealer[]> =>
  cityCode.length > 0
    ? matchingDealers(await searchDealers({ query: { ...filterQuery(filter), cityCode } }), filter)
    : [];

/**
 * Loads the cities of the place's influence area, or the group's cities in it; throws an input error if the place is in
 * none (spec places#dealer-search).
 */
export async function citiesOfArea(place: Location, { group }: DealerFilter = {}): Promise<City[]> {
  const [area] = place.influenceAreas;
  if (!area) throw new ServiceError('input', 'DLR-15', NO_INFLUENCE_AREA);
  const { id } = area;
  return cachedQuery(`area ${id} ${group ?? ''} cities`, () =>
    group ? dealers.listGroupAreaCities({ g: group, a: id }) : dealers.listAreaCities({ id }),
  );
}

/**
 * Loads the cities of the brand's region that contains the place, state by state if the region's own list fails; throws
 * an input error if there is none (spec places#dealer-search).
 */
export async function citiesOfRegional(place: Location): Promise<City[]> {
  const [region] = place.regionals;
  if (!region) throw new ServiceError('input', 'RGL-01', NO_REGIONAL);
  const { regionalId } = region;
  const ofBrand = { brand: brand() ?? '' };
  const ofRegion = { ...ofBrand, regionCode: regionalId };
  const byState = async () => {
    const states = await regional.listRegionalStates(ofRegion);
    const cities = states.map(({ code: stateCode }) =>
      regional.listRegionalCitiesOfState({ ...ofRegion, query: { stateCode } }),
    );
    return (await Promise.all(cities)).flat();
  };
  return cachedQuery(`regional ${brand()} ${regionalId} cities`, () =>
    firstAnswer([() => regional.listRegionalCities({ ...ofBrand, regionalId }), byState]),
  );
}

const dealersOfCities = (key: string, filter: DealerFilter, cities: () => Promise<City[]>) =>
  cachedQuery(`${filterKey(filter)} ${key}`, async () =>
    dealersInCities(
      (await cities()).map(({ cityCode }) => cityCode),
      filter,
    ),
  );

/** Loads the dealers of the place's influence area (spec places#dealer-search). */
export const dealersOfArea = (place: Location, filter: DealerFilter = {}): Promise<Dealer[]> =>
  dealersOfCities(`area ${place.influenceAreas[0]?.id}`, filter, () => citiesOfArea(place, filter));

/** Loads the dealers of the brand's region that contains the place (spec places#dealer-search). */
export const dealersOfRegional = (place: Location, filter: DealerFilter = {}): Promise<Dealer[]> =>
  dealersOfCities(`regional ${place.regionals[0]?.regionalId}`, filter, () => citiesOfRegional(place));

/** Returns the data of a dealer that are shared with the page's other widgets. */
export const toChosenDealer = (dealer: Dealer): ChosenDealer => {
  const { idSiteGeo: id, name, cityName, cityCode, stateCode, phone } = dealer;
  return { id, name, cityName, cityCode, stateCode, phone };
};
