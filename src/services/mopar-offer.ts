/** Offers of services and accessories. These calls are ours (spec calls#our-calls). */
import { array, looseObject, object, optional, string } from 'valibot';
import { text } from './entities/fields';
import { moparOffer } from './entities/offer';
import { GET, POST } from './http/call';

const BASE = 'mopar-offer';

/** type: SERVICE or ACCESSORY; kind: COUPON or FIXED_PRICE. */
export const listMoparOffers = GET('MOF-01', BASE, '/offers', {
  ours: true,
  query: object({
    brand: string(),
    country: string(),
    type: optional(string()),
    kind: optional(string()),
  }),
  returns: array(moparOffer),
});
export const getMoparOffer = GET('MOF-02', BASE, '/offers/{id}', { ours: true, returns: moparOffer });
/** The user's coupon of an offer; repeated calls return the same one. */
export const takeMoparCoupon = POST('MOF-03', BASE, '/offers/{id}/coupon', {
  auth: 'bearer',
  ours: true,
  body: object({ dealerCode: optional(string()) }),
  returns: looseObject({ code: string(), offerId: text, dealerCode: text, validUntil: text }),
});
