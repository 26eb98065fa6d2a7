import { buyOffer } from './buy-offer';
import { OfferFields } from './OfferFields';
import { offerDealers } from './offer-dealers';
import { purchaseErrors } from './purchase-errors';

/** The chunk for who buys a car through an offer. */
export { buyOffer, OfferFields, offerDealers, purchaseErrors };
