import { pricesOfVersions } from '../../../src/features/car/current/version-prices';
import { country, market } from '../../../src/page/core/metadata';
import { isServiceError } from '../../../src/services/http/service-error';
import * as comparator from '../../../src/services/version-comparator';
import { cachedQuery } from '../../../src/stores/query-cache';

export type Comparison = Awaited<ReturnType<typeof comparator.compareVersions>>;
export type Compared = Comparison['versions'][number];
export type Line = Comparison['lines'][number];

/** Statuses with which the service says that these versions cannot be compared. */
const REFUSED = [404, 410, 422];

/** What versions have, side by side; null where the service does not compare them. Asked once for the same versions. */
export const compare = (codes: readonly string[]): Promise<Comparison | null> =>
  cachedQuery(`comparison ${country()} ${codes}`, () =>
    comparator.compareVersions({ query: { mvsCode: [...codes], country: country(), market: market() } }),
  ).catch((error: unknown) => {
    if (isServiceError(error) && REFUSED.includes(error.status)) return null;
    throw error;
  });

/** List prices by code, in the market's currency; a version that is missing has none. */
export const listPrices = async (codes: readonly string[]): Promise<Map<string, number | null>> =>
  new Map((await pricesOfVersions(codes)).map(({ mvsCode, price }) => [mvsCode, price ?? null]));
