import { brand } from '#page/core/metadata';
import * as dealers from '#services/dealer';
import type { DealerDetails } from '#services/entities/dealer';
import { firstAnswer } from '#services/http/first-answer';
import { cachedQuery } from '#services/http/query-cache';

/** Loads a dealer by its id; once for the page. */
export const dealerOfId = (id: string): Promise<DealerDetails> =>
  cachedQuery(`dealer ${brand()} ${id}`, () => dealers.getDealer({ id }));

/**
 * Loads the dealer of something past, such as an order or a review: also one that is blocked by now, or of another
 * brand.
 */
export const anyDealerOfId = (id: string): Promise<DealerDetails> =>
  cachedQuery(`any dealer ${id}`, () =>
    firstAnswer([() => dealers.getDealer({ id }), () => dealers.getDealerByAnyId({ id })]),
  );

/** Loads a dealer's hours, contacts and services; only what failed is asked for again. */
export async function detailsOfDealer(id: string): Promise<DealerDetails> {
  const [details, services] = await Promise.all([
    dealerOfId(id),
    cachedQuery(`dealer services ${id}`, () => dealers.listDealerServices({ id })),
  ]);
  return { ...details, services };
}
