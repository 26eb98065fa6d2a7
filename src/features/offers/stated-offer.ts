import { offerState } from '#domain/offers/offer-state';
import { serverNow } from '#page/server-clock';
import type { Offer } from '#services/entities/offer';
import { getOffer } from '#services/offer-admin';

/** An offer for sale as the service has it now. */
export interface StatedOffer {
  offer: Offer;
  /** Whether its conditions apply; false once it has been sold, has expired or was withdrawn. */
  isOpen: boolean;
  /** Whether the service says that it has been sold or has expired; neither is said of a status that is not known. */
  isOver: boolean;
}

/** Resolves to the offer; to null if it is of a rental, which is not financed. Throws a ServiceError. */
export async function loadStatedOffer(id: string): Promise<StatedOffer | null> {
  const offer = await getOffer({ id });
  if (offer.type === 'RENTAL') return null;
  const state = offerState(offer, serverNow());
  return { offer, isOpen: state === 'open', isOver: state === 'sold' || state === 'expired' };
}
