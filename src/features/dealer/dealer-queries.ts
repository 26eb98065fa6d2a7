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

/** Each dealer once, and only the group's where one is asked for; one that names no group is the service's word. */
function tidy(all: readonly Dealer[], group: string): Dealer[] {
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

/** Dealers of a city. */
export const dealersIn = (place: Location, group = ''): Promise<Dealer[]> =>
  cachedQuery(
    `dealers ${brand()} ${place.countryCode} ${place.stateCode} ${place.cityCode || place.cityName} ${group}`,
    async () => {
      const { stateCode, cityCode, cityName } = place;
      const query = { ...common(group), stateCode: [stateCode], ...(cityCode && { cityCode: [cityCode] }) };
      const found = tidy(await dealers.findDealers({ query }), group);
      // A place whose code nobody knows is searched by its state: the name tells the city.
      return cityCode ? found : found.filter((dealer) => sameName(dealer.cityName, cityName));
    },
  );

/**
 * Dealers within a radius in kilometres. Fails with an input error, before anything is sent, without coordinates or
 * without a radius (spec places#dealer-search).
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
    tidy(await dealers.findDealersByRadius({ query }), group),
  );
}

/** Dealers of some cities. */
const dealersInCities = async (cityCode: string[], group: string) =>
  cityCode.length > 0
    ? tidy(await dealers.findDealers({ query: { ...common(group), cityCode } }), group)
    : [];

/** Dealers of the place's influence area; fails with an input error where the place is in none (spec places#dealer-search). */
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

/** Dealers of the brand's region that the place is in; fails with an input error where it is in none (spec places#dealer-search). */
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

/** States with a dealer of the group. */
export const groupStates = (group: string): Promise<State[]> =>
  cachedQuery(`group states ${group}`, () => dealers.listGroupStates({ g: group }));

/** Cities of a state with a dealer of the group. */
export const groupCities = (group: string, state: string): Promise<City[]> =>
  cachedQuery(`group cities ${group} ${state}`, async () => {
    const [theirs, all] = await Promise.all([
      dealers.listGroupCities({ g: group, code: state }),
      citiesOf(country() ?? 'BR', state),
    ]);
    const codes = new Set(theirs.map(({ code }) => code));
    return all.filter(({ cityCode }) => codes.has(cityCode));
  });

/** What the page's other widgets get to know of a dealer. */
export const chosen = (dealer: Dealer): ChosenDealer => {
  const { idSiteGeo: id, name, cityName, cityCode, stateCode, phone } = dealer;
  return { id, name, cityName, cityCode, stateCode, phone };
};
