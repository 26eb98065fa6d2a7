import type { ViewedOffer } from '#domain/offers/offer-id';
import { getOffer } from '#services/offer-admin';
import { getRentalOffer } from '#services/rental-offer';

/** Resolves to the title of an offer that the visitor comes with from another page; empty if it has none. Throws a ServiceError. */
export const offerTitle = async ({ id, kind }: ViewedOffer): Promise<string> =>
  (await (kind === 'rental' ? getRentalOffer({ id }) : getOffer({ id }))).title;
