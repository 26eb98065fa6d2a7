import * as dealers from '#services/dealer';
import type { Dealer } from '#services/entities/dealer';
import { orNull } from '#services/http/problem';
import { cachedQuery } from '#services/http/query-cache';
import type { Location } from '../place/location-store';
import { type DealerFilter, filterKey, filterQuery, matchingDealers } from './dealer-filter';

/* Offline dealers sell in person only and receive no leads; other searches do not include them (spec places#dealer-search). */

/** Resolves to the matching ones, marked as offline; none where the service knows no such place. */
const markedOffline = async (all: Promise<Dealer[]>, filter: DealerFilter): Promise<Dealer[]> =>
  matchingDealers((await orNull(all)) ?? [], filter).map((dealer) => ({ ...dealer, offline: true }));

/** Loads the offline dealers of a city. */
export const offlineDealersIn = (place: Location, filter: DealerFilter): Promise<Dealer[]> =>
  cachedQuery(`${filterKey(filter)} offline ${place.stateCode} ${place.cityName}`, async () => {
    const { stateCode, cityName } = place;
    const query = { stateCode, cityName, brand: filterQuery(filter).brand };
    return markedOffline(dealers.findOfflineDealersByLocation({ query }), filter);
  });

/** Loads the states with offline dealers of the brand. */
const offlineStates = (filter: DealerFilter) => {
  const { brand, country } = filterQuery(filter);
  return cachedQuery(`dealers ${brand} ${country} offline states`, async () =>
    ((await orNull(dealers.listOfflineStates({ query: { brand, country } }))) ?? []).map(({ code }) => code),
  );
};

/**
 * Loads the offline dealers of some states, or of all; a state without one is not asked for them. Each state is asked
 * for once.
 */
export async function offlineDealersOf(
  stateCodes: readonly string[] | undefined,
  filter: DealerFilter,
): Promise<Dealer[]> {
  const known = await offlineStates(filter);
  const asked = stateCodes ? known.filter((code) => stateCodes.includes(code)) : known;
  const found = asked.map((stateCode) =>
    cachedQuery(`${filterKey(filter)} offline ${stateCode}`, () => {
      const query = { stateCode, brand: filterQuery(filter).brand };
      return markedOffline(dealers.findOfflineDealersByState({ query }), filter);
    }),
  );
  return (await Promise.all(found)).flat();
}
