import { brand } from '../../page/core/metadata';
import * as dealers from '../../services/dealer';
import type { DealerDetails } from '../../services/entities/dealer';
import { cachedQuery } from '../../stores/query-cache';

/** Loads a dealer's hours, contacts and services; only what failed is asked for again. */
export async function detailsOfDealer(id: string): Promise<DealerDetails> {
  const [details, services] = await Promise.all([
    cachedQuery(`dealer ${brand()} ${id}`, () => dealers.getDealer({ id })),
    cachedQuery(`dealer services ${id}`, () => dealers.listDealerServices({ id })),
  ]);
  return { ...details, services };
}
