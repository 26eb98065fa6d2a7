/** Single offers, and the offers saved by a visitor (spec services#offers); what staff does is in offer-staff. */
import { array, object, optional, pipe, string, toUpperCase } from 'valibot';
import { offer } from './entities/offer';
import { GET, POST } from './http/call';

const BASE = 'offer-admin';
const auth = 'bearer';

export const getOffer = GET('OFR-02', BASE, '/offer/{id}', { auth: 'public', returns: offer });
export const listSavedOffers = GET('OFR-12', BASE, '/saved-offers', {
  auth,
  query: object({ brand: pipe(string(), toUpperCase()), market: string() }),
  returns: array(offer),
});
/** Replaces the brand's saved offers with these; an empty list removes all. */
export const saveOffer = POST('OFR-13', BASE, '/saved-offers', {
  auth,
  query: object({ brand: string(), offerIds: optional(array(string()), []) }),
  returns: array(offer),
  wire: { joined: ['offerIds'] },
});
