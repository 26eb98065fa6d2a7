import { country } from '#page/core/metadata';
import { market } from '#page/market';
import type { CarPrices } from '#services/entities/price';
import { cachedQuery } from '#services/http/query-cache';
import { getBatchPrices } from '#services/version-prices';

/** Loads prices of versions in every form, in one request per set of codes; a version may be missing. */
export const pricesOfVersions = (codes: readonly string[]): Promise<CarPrices[]> =>
  cachedQuery(`prices ${country()} ${codes}`, () =>
    getBatchPrices({ query: { mvsCode: [...codes], country: country(), market: market() } }),
  );
