import { country, market } from '../../../page/core/metadata';
import type { CarPrices } from '../../../services/entities/price';
import { getBatchPrices } from '../../../services/price';
import { cachedQuery } from '../../../stores/query-cache';

/** Prices of versions in every form, requested together and once for the same codes; a version may be missing. */
export const pricesOfVersions = (codes: readonly string[]): Promise<CarPrices[]> =>
  cachedQuery(`prices ${country()} ${codes}`, () =>
    getBatchPrices({ query: { mvsCode: [...codes], country: country(), market: market() } }),
  );
