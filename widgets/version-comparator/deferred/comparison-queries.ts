import { country } from '#page/core/metadata';
import { market } from '#page/market';
import { isKind } from '#services/http/problem';
import { cachedQuery } from '#services/http/query-cache';
import * as comparator from '#services/version-comparator';

export type Comparison = Awaited<ReturnType<typeof comparator.compareVersions>>;
export type Compared = Comparison['versions'][number];
export type Line = Comparison['lines'][number];

/** Compares versions side by side; null if the service does not compare them. One request for the same versions. */
export const compare = (codes: readonly string[]): Promise<Comparison | null> =>
  cachedQuery(`comparison ${country()} ${codes}`, () =>
    comparator.compareVersions({ query: { mvsCode: [...codes], country: country(), market: market() } }),
  ).catch((error: unknown) => {
    if (isKind(error, 'missing', 'refused')) return null;
    throw error;
  });
