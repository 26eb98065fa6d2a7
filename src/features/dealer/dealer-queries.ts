import { coordinatesOf } from '../../domain/dealer-list';
import { NO_INFLUENCE_AREA, NO_RADIUS, NO_REGIONAL } from '../../domain/errors/developer';
import type { Coordinates } from '../../domain/geo';
import { sameName } from '../../domain/same-name';
import { brand, country } from '../../page/core/metadata';
import * as dealers from '../../services/dealer';
import type { Dealer } from '../../services/entities/dealer';
import type { City, State } from '../../services/entities/place';
import { ServiceError } from '../../services/http/service-error';
import * as regional from '../../services/regional';
import { cachedQuery } from '../../stores/query-cache';
import type { ChosenDealer } from '../../stores/visitor/dealer';
import type { Location } from '../../stores/visitor/location';
import { citiesOf } from '../place/places';

/** Removes duplicates, and dealers of other groups; a dealer without a group is kept, as the service has filtered. */
function uniqueOfGroup(all: readonly Dealer[], group: string): Dealer[] {
  const known = new Map(all.map((dealer) => [dealer.idSiteGeo, dealer]));
  return [...known.values()].filter(
    ({ dealerGroup }) => !group || !dealerGroup || sameName(dealerGroup, group),
  );
}

const common = (group: string) => ({
  brand: brand() ?? '',
  country: country(),
  ...(group && { dealerGroup: group }),
});

/** Loads the dealers of a city. */
export const dealersIn = (place: Location, group = ''): Promise<Dealer[]> =>
  cachedQuery(
    `dealers ${brand()} ${place.countryCode} ${place.stateCode} ${place.cityCode || place.cityName} ${group}`,
    async () => {
      const { stateCode, cityCode, cityName } = place;
      const query = { ...common(group), stateCode: [stateCode], ...(cityCode && { cityCode: [cityCode] }) };
      const found = uniqueOfGroup(await dealers.findDealers({ query }), group);
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
  group = '',
): Promise<Dealer[]> {
  if (!radius || !(radius > 0)) throw new ServiceError('input', 'DLR-21', NO_RADIUS);
  const [longitude, latitude] = (from && coordinatesOf({ longitude: from[0], latitude: from[1] })) ?? [];
  if (longitude === undefined || latitude === undefined) {
    throw new ServiceError('input', 'DLR-21', 'referenceLatitude and referenceLongitude are required');
  }
  const query = { ...common(group), referenceLatitude: latitude, referenceLongitude: longitude, radius };
  return cachedQuery(`dealers ${brand()} ${longitude} ${latitude} ${radius} ${group}`, async () =>
    uniqueOfGroup(await dealers.findDealersByRadius({ query }), group),
  );
}

/** Loads the dealers of several cities. */
const dealersInCities = async (cityCode: string[], group: string) =>
  cityCode.length > 0
    ? uniqueOfGroup(await dealers.findDealers({ query: { ...common(group), cityCode } }), group)
    : [];

/**
 * Loads the dealers of the place's influence area; throws an input error if the place is in none (spec
 * places#dealer-search).
 */
export async function dealersOfArea(place: Location, group = ''): Promise<Dealer[]> {
  const [area] = place.influenceAreas;
  if (!area) throw new ServiceError('input', 'DLR-15', NO_INFLUENCE_AREA);
  return cachedQuery(`dealers ${brand()} area ${area.id} ${group}`, async () => {
    const cities = await dealers.listAreaCities({ id: area.id });
    return dealersInCities(
      cities.map(({ cityCode }) => cityCode),
      group,
    );
  });
}

/**
 * Loads the dealers of the brand's region that contains the place; throws an input error if there is none (spec
 * places#dealer-search).
 */
export async function dealersOfRegional(place: Location, group = ''): Promise<Dealer[]> {
  const [region] = place.regionals;
  if (!region) throw new ServiceError('input', 'RGL-01', NO_REGIONAL);
  const { regionalId } = region;
  return cachedQuery(`dealers ${brand()} regional ${regionalId} ${group}`, async () => {
    const cities = await regional.listRegionalCities({ regionalId, brand: brand() ?? '' });
    return dealersInCities(
      cities.map(({ cityCode }) => cityCode),
      group,
    );
  });
}

/** Loads the states with a dealer of the group. */
export const groupStates = (group: string): Promise<State[]> =>
  cachedQuery(`group states ${group}`, () => dealers.listGroupStates({ g: group }));

/** Loads the cities of a state with a dealer of the group. */
export const groupCities = (group: string, state: string): Promise<City[]> =>
  cachedQuery(`group cities ${group} ${state}`, async () => {
    const [theirs, all] = await Promise.all([
      dealers.listGroupCities({ g: group, code: state }),
      citiesOf(country() ?? 'BR', state),
    ]);
    const codes = new Set(theirs.map(({ code }) => code));
    return all.filter(({ cityCode }) => codes.has(cityCode));
  });

/** Returns the data of a dealer that are shared with the page's other widgets. */
export const chosen = (dealer: Dealer): ChosenDealer => {
  const { idSiteGeo: id, name, cityName, cityCode, stateCode, phone } = dealer;
  return { id, name, cityName, cityCode, stateCode, phone };
};
