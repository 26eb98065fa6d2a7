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
  /** Model year and id of a feature, as in the facets. */
  year: string;
  feature: string;
  /** In the market's currency; null for any price. */
  priceFrom: number | null;
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
  year: '',
  feature: '',
  priceFrom: null,
  priceTo: null,
  sort: 'ordering',
  anywhere: false,
  saved: false,
};

const amountText = (amount: number | null) => (amount === null ? '' : String(amount));

function amountOf(text: string): number | null {
  const amount = Number(text);
  return text && Number.isFinite(amount) && amount > 0 ? amount : null;
}

/** Encodes a filter, for example `pulse~~Flex~~90000~price~`; empty if nothing is filtered. */
export function filterText(filter: OfferFilter): string {
  const { text, model, fuel, type, year, feature, priceFrom, priceTo, sort, anywhere, saved } = filter;
  const flags = `${anywhere ? 'a' : ''}${saved ? 's' : ''}`;
  const order = sort === NO_FILTER.sort ? '' : sort;
  const first = [text, model, fuel, type, amountText(priceTo), order, flags];
  const more = [year, feature, amountText(priceFrom)];
  return joinFields(more.some(Boolean) ? [...first, ...more] : first);
}

/** Parses an encoded filter; a damaged or unknown field filters nothing. */
export function parseFilterText(encoded: string | null | undefined): OfferFilter {
  const [
    text = '',
    model = '',
    fuel = '',
    type = '',
    to = '',
    order = '',
    flags = '',
    year = '',
    feature = '',
    from = '',
  ] = splitFields(encoded);
  return {
    text,
    model,
    fuel,
    type,
    year: /^\d{4}$/.test(year) ? year : '',
    feature,
    priceFrom: amountOf(from),
    priceTo: amountOf(to),
    sort: OFFER_SORTS.find((known) => known === order) ?? NO_FILTER.sort,
    anywhere: flags.includes('a'),
    saved: flags.includes('s'),
  };
}
