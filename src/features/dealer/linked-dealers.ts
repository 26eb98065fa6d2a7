/** Dealers by their group and its areas, and by the provinces and zones of a country: only some pages search by these. */
import { coordinatesOf } from '#domain/dealer/dealer-list';
import { containsName } from '#domain/person/same-name';
import { country } from '#page/core/metadata';
import * as dealers from '#services/dealer';
import type { Dealer } from '#services/entities/dealer';
import type { State } from '#services/entities/place';
import { firstAnswer } from '#services/http/first-answer';
import { orNull } from '#services/http/problem';
import { cachedQuery } from '#services/http/query-cache';
import { geocodePlace, listAllStates, listLocationZones } from '#services/location';
import { type DealerFilter, filterKey, filterQuery, matchingDealers } from './dealer-filter';
import { dealersInCities } from './dealer-queries';
import { offlineDealersOf } from './offline-dealers';
import { searchDealers } from './search-dealers';

/** Loads the dealer groups of the page's brand and country. */
export const dealerGroups = () =>
  cachedQuery(`${filterKey({})} groups`, () => dealers.listDealerGroups({ query: filterQuery({}) }));

/** Loads the influence areas with a dealer of the group. */
export const groupAreas = (group: string) =>
  cachedQuery(`group areas ${group}`, () => dealers.listGroupAreas({ g: group }));

/** Loads the cities of a group in one of its influence areas. */
export const groupAreaCities = (group: string, area: string) =>
  cachedQuery(`group ${group} area ${area} cities`, () => dealers.listGroupAreaCities({ g: group, a: area }));

/** Loads all dealers of a group, or those of one of its influence areas. */
export const dealersOfGroup = (filter: DealerFilter, area = ''): Promise<Dealer[]> => {
  const { group = '' } = filter;
  return cachedQuery(`${filterKey(filter)} area ${area} of the group`, async () => {
    if (!area) {
      const { brand } = filterQuery(filter);
      return matchingDealers(
        await dealers.findDealersByGroup({ query: { dealerGroup: group, brand } }),
        filter,
      );
    }
    const cities = await groupAreaCities(group, area);
    return dealersInCities(
      cities.map(({ cityCode }) => cityCode),
      filter,
    );
  });
};

/** Loads the provinces with a dealer of the page's brand; all of the country if those are unknown. */
export const dealerProvinces = (): Promise<State[]> =>
  cachedQuery(`${filterKey({})} provinces`, () =>
    firstAnswer([
      () => dealers.listProvinces({ query: filterQuery({}) }),
      () => dealers.listAllProvinces({ query: { country: country() } }),
      () => listAllStates({ query: { country: country() } }),
    ]),
  );

/**
 * Loads the zones of a province with a dealer of the page's brand (spec places#zones), all of its zones if those are unknown.
 * provinceId: the service's own, of the list of provinces.
 */
export const dealerZones = (provinceId: string) =>
  cachedQuery(`${filterKey({})} zones ${provinceId}`, () =>
    firstAnswer([
      () => dealers.listZones({ provinceId, query: filterQuery({}) }),
      () => dealers.listAllZones({ provinceId }),
      () => listLocationZones({ id: provinceId }),
    ]),
  );

/** Loads the dealers of a province, or of one of its zones. */
export const dealersOfProvince = (
  province: string,
  zone: string,
  filter: DealerFilter = {},
): Promise<Dealer[]> =>
  cachedQuery(`${filterKey(filter)} province ${province} ${zone}`, async () => {
    const query = { ...filterQuery(filter), stateCode: [province], ...(zone && { zoneId: [zone] }) };
    return matchingDealers(await searchDealers({ query }), filter);
  });

/** Loads the ids of the zones that the place around a dealer lies in; none where the service knows no such place. */
async function zonesAround(dealer: Dealer): Promise<string[]> {
  const at = coordinatesOf(dealer);
  const ofPage = country();
  if (!at || !ofPage) return [];
  const locationId = at.join(',');
  const placeId = await cachedQuery(`place ${ofPage} ${locationId}`, async () => {
    const place = await orNull(geocodePlace({ query: { locationId, country: ofPage } }));
    return place?.placeId ?? '';
  });
  if (!placeId) return [];
  return cachedQuery(`zones of the place ${placeId}`, async () =>
    ((await orNull(listLocationZones({ id: placeId }))) ?? []).map(({ id }) => id),
  );
}

/**
 * Loads the dealers of a province, or of one of its zones, that sell in person only. Their calls know no zones and a
 * dealer names none: the zone is that of the place around the dealer (spec places#zones). One without a known place is
 * in the province only.
 */
export async function offlineDealersOfProvince(
  province: string,
  zone: string,
  filter: DealerFilter = {},
): Promise<Dealer[]> {
  const all = await offlineDealersOf([province], filter);
  if (!zone) return all;
  const zones = await Promise.all(all.map(zonesAround));
  return all.filter((_, index) => zones[index]?.includes(zone));
}

/** Loads the dealers of the page's brand. */
export const dealersOfBrand = async (filter: DealerFilter = {}): Promise<Dealer[]> => {
  const { brand, country } = filterQuery(filter);
  const all = await cachedQuery(`dealers ${brand} ${country} all`, () =>
    firstAnswer([
      () => dealers.listDealers({ query: { brand, country } }),
      () => searchDealers({ query: { brand, country } }),
    ]),
  );
  return matchingDealers(all, filter);
};

/** Loads the dealers of the page's brand whose name contains a text. */
export const dealersOfName = async (name: string, filter: DealerFilter = {}): Promise<Dealer[]> =>
  (await dealersOfBrand(filter)).filter((dealer) => containsName(dealer.name, name));
