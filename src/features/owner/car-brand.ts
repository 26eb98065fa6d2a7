import { BRANDS, type Brand } from '#domain/core/brands';
import { brand } from '#page/core/metadata';
import { BRAND_NAMES } from '../car/summary/brand-names';

/** Returns the brand of a service's code, which it may write in capitals; undefined for one that is not of the nine. */
const brandOf = (code?: string | null): Brand | undefined =>
  BRANDS.find((each) => each === code?.toLowerCase());

/** Returns how a brand is written; its code if it is not of the nine. */
export function brandName(code: string): string {
  const known = brandOf(code);
  return known ? BRAND_NAMES[known] : code;
}

/**
 * Returns the name of a car's brand if it is another of the nine than the page's: its dealers are found on its own site.
 * Undefined for the page's brand, for none, and for a code that is not of the nine, which the service judges.
 */
export function otherBrandName(code?: string | null): string | undefined {
  const known = brandOf(code);
  return known && known !== brand() ? BRAND_NAMES[known] : undefined;
}
