import type { OfferFilter } from '#domain/offers/offer-filter';
import { byKindOfPrice } from '#domain/offers/price-order';
import { brand } from '#page/core/metadata';
import { market } from '#page/market';
import type { Facet, Offer } from '#services/entities/offer';
import { searchOffers } from '#services/offer-search';
import { type Collection, useCollection } from '#ui/collection/use-collection';
import { useHost } from '#ui/core/host-context';

/** What the author and the visitor's place limit the search to. */
export interface SearchBounds {
  size: number;
  type: string;
  dealerCode: string;
  /** State code of the visitor's place; empty if unknown. */
  state: string;
}

export interface FoundOffers extends Collection<Offer> {
  /** Of the latest search that has succeeded. */
  facets: readonly Facet[];
}

const bodyOf = (filter: OfferFilter, { size, type, dealerCode, state }: SearchBounds, page: number) => {
  const kind = type || filter.type;
  return {
    brand: brand(),
    market: market(),
    sort: filter.sort,
    page,
    size,
    ...(filter.text && { text: filter.text }),
    ...(filter.model && { model: [filter.model] }),
    ...(filter.fuel && { fuel: [filter.fuel] }),
    ...(kind && { type: [kind] }),
    ...(filter.year && { year: [Number(filter.year)] }),
    ...(filter.feature && { feature: [filter.feature] }),
    ...(filter.priceFrom !== null && { priceFrom: filter.priceFrom }),
    ...(filter.priceTo !== null && { priceTo: filter.priceTo }),
    ...(state && !filter.anywhere && { state }),
    ...(dealerCode && { dealerCode }),
  };
};

/** Searches offers page by page. */
export function useOffers(filter: OfferFilter, bounds: SearchBounds): FoundOffers {
  const { signal } = useHost();
  const { answer, ...list } = useCollection({ key: JSON.stringify(bodyOf(filter, bounds, 0)) }, (page) =>
    searchOffers({ body: bodyOf(filter, bounds, page) }, { signal }),
  );
  const { items } = list;
  // Some services sort by the number alone.
  const isByPrice = filter.sort === 'price' || filter.sort === '-price';
  return {
    ...list,
    ...(items && isByPrice && { items: [...items].sort(byKindOfPrice) }),
    facets: answer?.facets ?? [],
  };
}
