import { offerOfKind, type ViewedOffer } from '#domain/offers/offer-id';
import { getOffer } from '#services/offer-admin';

/** Resolves to the title of an offer for sale that the visitor comes with from another page; empty for a rental. Throws a ServiceError. */
export const offerTitle = async (viewed: ViewedOffer): Promise<string> =>
  offerOfKind(viewed, 'sale') ? (await getOffer({ id: viewed.id })).title : '';
