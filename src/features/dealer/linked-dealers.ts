/** Dealers by their group and its areas, and by the provinces and zones of a country: only some pages search by these. */
import { country } from '../../page/core/metadata';
import * as dealers from '../../services/dealer';
import type { Dealer } from '../../services/entities/dealer';
import { cachedQuery } from '../../stores/query-cache';
import { type DealerFilter, filterKey, filterQuery, matchingDealers } from './dealer-filter';
import { dealersInCities } from './dealer-queries';
import { markedOffline } from './offline-dealers';

/** Loads the dealer groups of the page's brand and country. */
export const dealerGroups = () =>
  cachedQuery(`${filterKey({})} groups`, () => dealers.listDealerGroups({ query: filterQuery({}) }));

/** Loads the influence areas with a dealer of the group. */
export const groupAreas = (group: string) =>
  cachedQuery(`group areas ${group}`, () => dealers.listGroupAreas({ g: group }));

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
    const cities = await dealers.listGroupAreaCities({ g: group, a: area });
    return dealersInCities(
      cities.map(({ cityCode }) => cityCode),
      filter,
    );
  });
};

/** Loads the provinces with a dealer of the page's brand. */
export const dealerProvinces = () =>
  cachedQuery(`${filterKey({})} provinces`, () => dealers.listProvinces({ query: filterQuery({}) }));

/** Loads the zones of a province with a dealer of the page's brand (spec places#zones). */
export const dealerZones = (province: string) =>
  cachedQuery(`${filterKey({})} zones ${province}`, () =>
    dealers.listZones({ provinceId: province && `${country()}-${province}`, query: filterQuery({}) }),
  );

/** Loads the dealers of a province, or of one of its zones. */
export const dealersOfProvince = (
  province: string,
  zone: string,
  filter: DealerFilter = {},
): Promise<Dealer[]> =>
  cachedQuery(`${filterKey(filter)} province ${province} ${zone}`, async () => {
    const query = { ...filterQuery(filter), stateCode: [province], ...(zone && { zoneId: [zone] }) };
    return matchingDealers(await dealers.findDealers({ query }), filter);
  });

/** Loads the offline dealers of a state; a state without one is not asked for them. */
export const offlineDealersOf = (stateCode: string, filter: DealerFilter): Promise<Dealer[]> =>
  cachedQuery(`${filterKey(filter)} offline ${stateCode}`, async () => {
    const states = await cachedQuery(`${filterKey({})} offline states`, () =>
      dealers.listOfflineStates({ query: filterQuery({}) }),
    );
    if (!states.some(({ code }) => code === stateCode)) return [];
    const query = { stateCode, brand: filterQuery({}).brand };
    return markedOffline(dealers.findOfflineDealersByState({ query }), filter);
  });
