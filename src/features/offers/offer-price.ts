import type { Offer } from '#services/entities/offer';

/** Returns an offer's price in its form; a form without an amount of its own has the offer's, so that no discount stands alone. */
export const offerPrice = ({ price, value }: Pick<Offer, 'price' | 'value'>) =>
  price ? { ...price, value: price.value ?? value } : { type: 'FULL_PRICE', value };
