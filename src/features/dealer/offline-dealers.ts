import { brand } from '../../page/core/metadata';
import * as dealers from '../../services/dealer';
import type { Dealer } from '../../services/entities/dealer';
import { orNull } from '../../services/fallbacks/problem';
import { cachedQuery } from '../../stores/query-cache';
import type { Location } from '../../stores/visitor/location';
import { type DealerFilter, filterKey, matchingDealers } from './dealer-filter';

/* Offline dealers sell in person only and receive no leads; other searches do not include them (spec places#dealer-search). */

/** Resolves to the matching ones, marked as offline; none where the service knows no such place. */
export const markedOffline = async (all: Promise<Dealer[]>, filter: DealerFilter): Promise<Dealer[]> =>
  matchingDealers((await orNull(all)) ?? [], filter).map((dealer) => ({ ...dealer, offline: true }));

/** Loads the offline dealers of a city. */
export const offlineDealersIn = (place: Location, filter: DealerFilter): Promise<Dealer[]> =>
  cachedQuery(`${filterKey(filter)} offline ${place.stateCode} ${place.cityName}`, async () => {
    const { stateCode, cityName } = place;
    const query = { stateCode, cityName, brand: brand() };
    return markedOffline(dealers.findOfflineDealersByLocation({ query }), filter);
  });
