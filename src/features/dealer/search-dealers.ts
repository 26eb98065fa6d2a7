import { ofBrand } from '#domain/lists/of-brand';
import { findDealers, findDealersV1, listDetailedDealers } from '#services/dealer';
import type { Dealer } from '#services/entities/dealer';
import { firstAnswer } from '#services/http/first-answer';

type Search = Parameters<typeof findDealers>[0];

/**
 * Resolves to the dealers of a search, by whichever version of the call answers (spec calls#versions). Not every version filters by
 * the brand.
 */
export const searchDealers = async (search: Search): Promise<Dealer[]> => {
  const found = await firstAnswer<Dealer[]>([
    () => findDealers(search),
    () => listDetailedDealers(search),
    () => findDealersV1(search),
  ]);
  return ofBrand(found, search.query?.brand);
};
