import { BRANDS, type Brand } from '../core/brands';
import { squeeze } from '../person/same-name';

const named = new Map<string, Brand>(BRANDS.map((brand) => [squeeze(brand).letters, brand]));
named.set('abarth', 'fiat-abarth');

/** What of a record tells whose it is; services write brands in upper case, with accents, or not at all. */
interface Branded {
  brand?: string | null | undefined;
}

/**
 * Whether a record belongs on the pages of a brand: services answer other brands' records as well. One whose service names no
 * brand, or by a name that is none of the nine (a number, for example), is of every brand.
 */
export function isOfBrand({ brand: name }: Branded, brand: string | null | undefined): boolean {
  const own = named.get(squeeze(name ?? '').letters);
  return !brand || !own || own === brand;
}

/** Returns those of the records that belong on the pages of a brand, in their order; all of them on a page without one. */
export const ofBrand = <T extends Branded>(records: readonly T[], brand: string | null | undefined): T[] =>
  records.filter((record) => isOfBrand(record, brand));
