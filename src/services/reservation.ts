/**
 * Online reservation and purchase of a car (spec services#reservations). A visitor without a session reserves as an
 * anonymous guest, and sees this guest's reservations.
 */
import { array, boolean, looseObject, nullish, number, object, optional, string } from 'valibot';
import { MANAGE_TOKEN_HEADER } from '#domain/reservation/manage-token';
import { dealer } from './entities/dealer';
import { count, flagOr, list, optionalText, text } from './entities/fields';
import { named } from './entities/place';
import { campaign, reservation, reservationPayment } from './entities/reservation';
import { timelineStep } from './entities/timeline';
import { GET, POST, PUT } from './http/call';
import type { Unchecked } from './http/types';

const BASE = 'reservation';
const auth = 'bearer';
const wire = { guest: 'owner', headers: ['x-reservation-anonymous-guest', 'x-reservation-user-id'] } as const;
/** Of the call that makes an order. */
const hold = { guest: 'new', headers: [...wire.headers, 'x-offer-context'] } as const;
/** Of calls with the same answer for everybody. */
const open = { ...wire, guest: 'anyone' } as const;
/** Ours: what the button has shown, and the total of the installments; 409 amount-changed, with the new ones, if they differ. */
const attempt = {
  expectedAmount: optional(number()),
  expectedTotal: optional(number()),
  idempotencyKey: optional(string()),
};

/** paymentMethod: boleto, financing or dealer (spec screens#payment-methods). fundingType and the terms are ours (spec reservations#terms). */
export const payRemainingAmount = PUT('RES-01', BASE, '/v2/reservations/{id}/remaining-payment', {
  auth,
  wire,
  body: object({
    paymentMethod: string(),
    simulationId: optional(string()),
    fundingType: optional(string()),
    termsAcceptedAt: optional(string()),
    termsVersion: optional(string()),
    ...attempt,
  }),
  returns: reservation,
});
/** Queries the open payments of a campaign again. Staff only, not for guests (spec reservations#guests). */
export const reprocessReservations = PUT('RES-02', BASE, '/v2/reservations/reprocess/{campaign}', {
  auth,
  wire: { headers: ['x-reservation-user-id'] },
  staff: true,
  body: object({ reservationIds: optional(array(string())) }),
  returns: looseObject({ campaign: string(), reprocessed: count, pending: count }),
});
/**
 * type: card, pix, boleto, financing or dealer. A card is one of the wallet, by its id, or a new one, by the one-time token
 * under which the card provider keeps it (spec reservations#cards). fundingType: PSA or B2, for financing. idempotencyKey:
 * the same for all tries of one attempt, which is charged once and stays among the payments; what is refused before a payment
 * is begun does not use it up. A rejected card fails with 422, a reservation that has ended or is paid with 409.
 */
export const payReservation = POST('RES-03', BASE, '/v2/reservations/{type}/payment', {
  auth,
  wire,
  body: object({
    reservationId: string(),
    cardId: optional(string()),
    oneTimeToken: optional(string()),
    installments: optional(number()),
    simulationId: optional(string()),
    fundingType: optional(string()),
    termsAcceptedAt: optional(string()),
    termsVersion: optional(string()),
    ...attempt,
  }),
  returns: reservation,
});
/**
 * The state of the payments. With an idempotencyKey, payment and status are those of that attempt: payment is null if the
 * service has not received it. payments: all of the reservation. The key and the list are ours.
 */
export const checkReservationPayment = POST('RES-04', BASE, '/v2/reservations/processing', {
  auth,
  wire,
  body: object({ reservationId: string(), idempotencyKey: optional(string()) }),
  returns: looseObject({
    reservationId: string(),
    status: string(),
    payment: nullish(reservationPayment),
    payments: list(reservationPayment),
  }),
});
/**
 * Asks the service never to carry out an attempt to pay: one that is pending is CANCELLED, one that arrives later is
 * refused. One that was paid stays so, and one that can no longer be cancelled stays PENDING.
 */
export const cancelReservationPayment = POST('CNL-03', BASE, '/v2/reservations/{id}/payment/cancel', {
  auth,
  ours: true,
  wire,
  body: object({ idempotencyKey: string() }),
  returns: looseObject({ reservationId: string(), payments: list(reservationPayment) }),
});
/**
 * Holds one car of the stock until expiresAt. type: SALE, PRE_SALE or EMPLOYEE. price: the total that the visitor has seen;
 * the service's own is in the answer. productId: of a car that is bought through an offer, whose id is the offer context
 * (both ours, spec reservations#offer). Fails with 409 and a `reason` of HOLD_REFUSALS (spec reservations#price).
 * idempotencyKey: the same for all tries of one attempt, which holds one car and is named by its order.
 */
export const preReserveCar = POST('RES-05', BASE, '/v2/reservations/pre-reserve', {
  auth,
  wire: hold,
  body: object({
    campaign_id: optional(string()),
    productId: optional(string()),
    country: optional(string()),
    type: optional(string(), 'SALE'),
    brand: string(),
    mvsCode: string(),
    colorCode: optional(string()),
    coatingCode: optional(string()),
    optionalCodes: optional(array(string())),
    dealerCode: optional(string()),
    price: optional(number()),
    name: optional(string()),
    email: optional(string()),
    phone: optional(string()),
    cpf: optional(string()),
    idempotencyKey: optional(string()),
  }),
  returns: reservation,
});
export const getReservationStatus = GET('RES-06', BASE, '/v2/reservations/{id}/status', {
  auth,
  wire,
  returns: looseObject({
    id: string(),
    status: string(),
    expiresAt: optionalText,
    expired: flagOr(false),
    now: optionalText,
    timeline: list(timelineStep),
  }),
});
/**
 * Whether this person can reserve; reasons: why not, in the page's language; reasonCodes: those of HOLD_REFUSALS. Without a
 * document: it is checked with the body of the hold, not in an address.
 */
export const validateReservationUser = GET('RES-07', BASE, '/v2/reservations/validate-user', {
  auth,
  wire,
  query: object({ campaign_id: optional(string()) }),
  returns: looseObject({
    valid: boolean(),
    userId: text,
    reasons: list(string()),
    reasonCodes: list(string()),
  }),
});
export const listUserReservations = GET('RES-08', BASE, '/v2/reservations/user-reserves', {
  auth,
  wire,
  query: object({ brand: optional(string()) }),
  returns: array(reservation),
});
/** The customer data of the reservation, as entered. */
export const getReservationLead = GET('RES-09', BASE, '/v2/reservations/reservation-lead', {
  auth,
  wire,
  query: object({ reservationId: string() }),
  returns: looseObject({ reservationId: string(), name: text, email: text, phone: text, cpf: text }),
});
export const getReservationAvailability = GET('RES-10', BASE, '/v2/reservations/availability', {
  auth,
  wire: open,
  query: object({
    mvsCode: string(),
    colorCode: optional(string()),
    dealerCode: optional(string()),
  }),
  returns: looseObject({
    available: boolean(),
    quantity: count,
    /** Days until it can be picked up. */
    days: count,
  }),
});
export const listReservationCampaigns = GET('RES-12', BASE, '/v2/campaigns', {
  auth,
  wire: open,
  query: object({ brand: optional(string()), type: optional(string()) }),
  returns: array(campaign),
});
export const listCampaignDealers = GET('RES-13', BASE, '/v2/campaigns/{id}/dealers', {
  auth,
  wire: open,
  query: object({ stateCode: optional(string()), cityCode: optional(string()) }),
  returns: array(dealer),
});
/** Coordinates in degrees, radius in kilometres; nearest first, distance in metres. */
export const listCampaignDealersByRadius = GET('RES-14', BASE, '/v2/campaigns/{id}/dealersByRadius', {
  auth,
  wire: open,
  refuse: ({ query }: Unchecked) =>
    !(Number.isFinite(query?.referenceLatitude) && Number.isFinite(query?.referenceLongitude)) &&
    'referenceLatitude and referenceLongitude are required',
  query: object({
    referenceLatitude: number(),
    referenceLongitude: number(),
    radius: optional(number()),
  }),
  returns: array(dealer),
});

/** Reasons for cancelling an order. */
export const listCancelReasons = GET('CNL-01', BASE, '/v2/reservations/cancel-reasons', {
  auth,
  ours: true,
  wire: open,
  returns: array(named),
});
/** reason: a code of listCancelReasons. An order that has left the factory cannot be cancelled (409). */
export const cancelReservation = POST('CNL-02', BASE, '/v2/reservations/{id}/cancel', {
  auth,
  ours: true,
  wire,
  body: object({ reason: string(), comment: optional(string()) }),
  returns: reservation,
});

/** A guest's order becomes the account's, after the visitor has agreed (spec reservations#guests). */
export const claimReservation = POST('GST-01', BASE, '/v2/reservations/{id}/claim', {
  auth,
  ours: true,
  wire: { headers: [MANAGE_TOKEN_HEADER, 'x-reservation-user-id'] },
  returns: reservation,
});
/** A guest's order by its number, with its e-mail or CPF (in a body, as a document). 404 whatever is wrong; 429 after some tries. */
export const findReservation = POST('GST-02', BASE, '/v2/reservations/find', {
  auth: 'public',
  ours: true,
  body: object({ number: string(), email: optional(string()), cpf: optional(string()) }),
  returns: reservation,
});
/** Sends the manage link to the order's e-mail. page: the address that shows orders, without the token. */
export const sendManageLink = POST('GST-03', BASE, '/v2/reservations/{id}/manage-link', {
  auth,
  ours: true,
  wire,
  body: object({ page: string() }),
  /** Masked, as n***@example.com. */
  returns: looseObject({ sentTo: text }),
});
