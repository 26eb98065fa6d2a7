/** Offers for search engines, as JSON-LD of schema.org. */
import { toJson } from '../text/to-json';
import { type OfferState, offerState } from './offer-state';

export interface ListedOffer {
  id: string;
  title: string;
  description?: string | null;
  status?: string | null;
  validUntil?: string | null;
  /** In the currency. */
  value?: number | null;
}

const AVAILABILITY: Record<OfferState, string> = {
  open: 'https://schema.org/InStock',
  sold: 'https://schema.org/SoldOut',
  expired: 'https://schema.org/Discontinued',
  unavailable: 'https://schema.org/OutOfStock',
};

/**
 * Returns the text of a script element: a list of products with their offers. Contains no "<", which could end the
 * element. An offer without a price is left out, since search engines refuse it. now: ms since 1970.
 */
export function offersJsonLd(
  offers: readonly ListedOffer[],
  page: { brand: string; currency: string; now: number; addressOf(id: string): string },
): string {
  const itemListElement = offers
    .filter(({ value }) => typeof value === 'number' && value > 0)
    .map(({ id, title, description, value, validUntil, status }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        name: title,
        ...(description && { description }),
        sku: id,
        brand: { '@type': 'Brand', name: page.brand },
        offers: {
          '@type': 'Offer',
          price: value,
          priceCurrency: page.currency,
          ...(validUntil && { priceValidUntil: validUntil.slice(0, 10) }),
          availability: AVAILABILITY[offerState({ status, validUntil }, page.now)],
          url: page.addressOf(id),
        },
      },
    }));
  const data = { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement };
  return toJson(data).replaceAll('<', '\\u003c');
}
