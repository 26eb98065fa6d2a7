/** The filter of an offer list as text for an address: what is searched for, no visitor data. The format is ours. */
import { joinFields, splitFields } from './filter-fields';

/** The query parameter of a list's filter. */
export const FILTER_PARAMETER = 'vt-offers';

/** The orders that the search knows (spec offers#search). */
export const OFFER_SORTS = ['ordering', 'price', '-price', 'newest'] as const;
export type OfferSort = (typeof OFFER_SORTS)[number];

export interface OfferFilter {
  /** Searched in titles, models and versions. */
  text: string;
  /** Codes as in the facets of a search; empty for all. */
  model: string;
  fuel: string;
  type: string;
  /** In the market's currency; null for any price. */
  priceTo: number | null;
  sort: OfferSort;
  /** Whether offers that are not valid at the visitor's place are listed. */
  anywhere: boolean;
  /** Only the visitor's saved offers. */
  saved: boolean;
}

export const NO_FILTER: OfferFilter = {
  text: '',
  model: '',
  fuel: '',
  type: '',
  priceTo: null,
  sort: 'ordering',
  anywhere: false,
  saved: false,
};

/** Encodes a filter, for example `pulse~~Flex~~90000~price~`; empty if nothing is filtered. */
export function filterText({ text, model, fuel, type, priceTo, sort, anywhere, saved }: OfferFilter): string {
  const flags = `${anywhere ? 'a' : ''}${saved ? 's' : ''}`;
  const order = sort === NO_FILTER.sort ? '' : sort;
  return joinFields([text, model, fuel, type, priceTo === null ? '' : String(priceTo), order, flags]);
}

/** Parses an encoded filter; a damaged or unknown field filters nothing. */
export function parseFilterText(encoded: string | null | undefined): OfferFilter {
  const [text = '', model = '', fuel = '', type = '', price = '', order = '', flags = ''] =
    splitFields(encoded);
  const priceTo = Number(price);
  return {
    text,
    model,
    fuel,
    type,
    priceTo: price && Number.isFinite(priceTo) && priceTo > 0 ? priceTo : null,
    sort: OFFER_SORTS.find((known) => known === order) ?? NO_FILTER.sort,
    anywhere: flags.includes('a'),
    saved: flags.includes('s'),
  };
}
