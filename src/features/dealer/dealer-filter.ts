import { sameName } from '#domain/person/same-name';
import { brand, country } from '#page/core/metadata';
import type { Dealer } from '#services/entities/dealer';

/** The types of dealers (spec places#dealers). */
export const DEALER_TYPES = ['ONLINE_SCHEDULE', 'DIGITAL_DEALER'] as const;
export type DealerType = (typeof DEALER_TYPES)[number];

/** What every search can be limited to; a missing value matches all. */
export interface DealerFilter {
  group?: string | undefined;
  type?: DealerType | undefined;
  /** Id of a service that they offer. */
  service?: string | undefined;
  /** Another brand than the page's. */
  brand?: string | undefined;
}

/** The part of a search that does not depend on the place. */
export const filterQuery = ({ group, type, brand: other }: DealerFilter) => ({
  brand: other || (brand() ?? ''),
  country: country(),
  ...(group && { dealerGroup: group }),
  ...(type && { dealerType: [type] }),
});

/** Returns a key of cached queries; equal for equal filters on equal pages. */
export const filterKey = ({ group, type, brand: other }: DealerFilter): string =>
  `dealers ${other || brand()} ${country()} ${group ?? ''} ${type ?? ''}`;

/**
 * Removes duplicates, and dealers that do not match; a dealer whose group or types are not sent is kept, as the service
 * has filtered.
 */
export function matchingDealers(all: readonly Dealer[], { group, type }: DealerFilter): Dealer[] {
  const known = new Map(all.map((dealer) => [dealer.idSiteGeo, dealer]));
  return [...known.values()].filter(
    ({ dealerGroup, types }) =>
      (!group || !dealerGroup || sameName(dealerGroup, group)) &&
      (!type || types?.length === 0 || types?.includes(type)),
  );
}
