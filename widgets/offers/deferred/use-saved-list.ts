import type { OfferFilter } from '#domain/offers/offer-filter';
import { byPrice } from '#domain/offers/price-order';
import { loadSavedOffers, type SavedOffers } from '#features/offers/saved-offers';
import type { Offer } from '#services/entities/offer';
import type { FoundOffers } from './use-offers';

const amountOf = ({ value }: Offer) => value ?? Number.POSITIVE_INFINITY;

const ORDERS: Partial<Record<OfferFilter['sort'], (a: Offer, b: Offer) => number>> = {
  price: byPrice(1),
  '-price': byPrice(-1),
  newest: (a, b) => (b.validFrom ?? '').localeCompare(a.validFrom ?? ''),
};

/** Returns the saved offers that pass the filter, in the shape of a search. Sold and expired ones stay listed. */
export function useSavedList(
  { ids, offers, status }: SavedOffers,
  { model, fuel, type, year, feature, priceFrom, priceTo, sort, text }: OfferFilter,
): FoundOffers {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = offers.filter(
    (offer) =>
      ids.includes(offer.id) &&
      (!model || offer.modelCode === model) &&
      (!fuel || offer.fuel === fuel) &&
      (!type || offer.type === type) &&
      (!year || offer.year === Number(year)) &&
      (!feature || offer.features.some(({ id }) => id === feature)) &&
      (priceFrom === null || (offer.value ?? -1) >= priceFrom) &&
      (priceTo === null || amountOf(offer) <= priceTo) &&
      words.every((word) => offer.title.toLowerCase().includes(word)),
  );
  const order = ORDERS[sort];
  const items = order ? found.sort(order) : found;
  return {
    ...(status === 'ready' && { items }),
    total: items.length,
    failed: status === 'failed',
    error: undefined,
    more: 'none',
    loadMore() {},
    retry: loadSavedOffers,
    facets: [],
  };
}
