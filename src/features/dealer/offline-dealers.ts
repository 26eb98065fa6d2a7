import { brand } from '../../page/core/metadata';
import * as dealers from '../../services/dealer';
import type { Dealer } from '../../services/entities/dealer';
import { isServiceError } from '../../services/http/service-error';
import { cachedQuery } from '../../stores/query-cache';
import type { Location } from '../../stores/visitor/location';
import { type DealerFilter, filterKey, matchingDealers } from './dealer-filter';

/* Offline dealers sell in person only and receive no leads; other searches do not include them (spec places#dealer-search). */

/** A service without such a place answers 404. */
export const noneIfUnknown = (error: unknown): Dealer[] => {
  if (isServiceError(error) && error.status === 404) return [];
  throw error;
};

/** Returns the matching ones, marked as offline. */
export const markedOffline = (all: readonly Dealer[], filter: DealerFilter): Dealer[] =>
  matchingDealers(all, filter).map((dealer) => ({ ...dealer, offline: true }));

/** Loads the offline dealers of a city. */
export const offlineDealersIn = (place: Location, filter: DealerFilter): Promise<Dealer[]> =>
  cachedQuery(`${filterKey(filter)} offline ${place.stateCode} ${place.cityName}`, async () => {
    const { stateCode, cityName } = place;
    const query = { stateCode, cityName, brand: brand() };
    return markedOffline(await dealers.findOfflineDealersByLocation({ query }).catch(noneIfUnknown), filter);
  });
