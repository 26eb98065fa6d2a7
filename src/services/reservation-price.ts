/** The price of a car as it is reserved, for configurations and reservations (spec services#pricing). */
import { array, looseObject, number, object, optional, string } from 'valibot';
import { amount, list, text } from './entities/fields';
import { GET } from './http/call';

/**
 * The price of the configured car; optionalCode: codes of its parts of type ITEM; dealerCode: of the dealer who sells it
 * (ours). validUntil: the last day of the price, YYYY-MM-DD, if the service gives one (ours). With an offerId (ours) the
 * price is the offer's, and reservationAmount is what is paid for the reservation; fails with 409 and the reason
 * `offer-over` if the offer has ended. Fails with 422 for unknown codes.
 */
export const getReservationPrice = GET('PRC-08', 'price', '/price/reservation', {
  auth: 'public',
  query: object({
    mvsCode: string(),
    year: number(),
    colorCode: optional(string()),
    country: optional(string()),
    optionalCode: optional(array(string())),
    coatingCode: optional(string()),
    dealerCode: optional(string()),
    offerId: optional(string()),
  }),
  wire: { joined: ['optionalCode'] },
  returns: looseObject({
    mvsCode: string(),
    currency: text,
    price: amount,
    colorPrice: amount,
    coatingPrice: amount,
    optionalsPrice: amount,
    total: amount,
    reservationAmount: amount,
    validUntil: text,
    parts: list(looseObject({ code: string(), name: text, type: text, price: amount })),
  }),
});
