import { type InferOutput, looseObject, nullish, string } from 'valibot';
import { dealer } from './dealer';
import { amount, flagOr, installments, list, optionalText, text, year } from './fields';
import { timelineStep } from './timeline';

/** The car of a reservation. */
const reservedCar = looseObject({
  mvsCode: string(),
  brand: text,
  modelName: text,
  versionName: text,
  year,
  colorCode: text,
  colorName: text,
});

/**
 * A payment of a reservation. type: card, pix, boleto, financing or dealer. status: PENDING, PAID, REFUSED, EXPIRED or
 * CANCELLED. idempotencyKey: of the attempt that it belongs to; part: reservation or rest (both ours). pixCode: for copy and
 * paste; digitableLine: of the boleto, due on dueDate (YYYY-MM-DD); challengeUrl: page of the card's bank on which a pending
 * payment is confirmed; refund: what is paid back, REQUESTED or DONE (both ours).
 */
export const reservationPayment = looseObject({
  type: string(),
  status: string(),
  idempotencyKey: optionalText,
  part: optionalText,
  amount,
  installments,
  card: nullish(looseObject({ brand: text, number: text })),
  pixCode: optionalText,
  digitableLine: optionalText,
  dueDate: optionalText,
  fundingType: optionalText,
  simulationId: optionalText,
  challengeUrl: optionalText,
  refund: nullish(looseObject({ status: string(), amount, date: optionalText })),
});
export type ReservationPayment = InferOutput<typeof reservationPayment>;

/**
 * An online reservation of a car (spec states#statuses). status: RESERVATION_TIMELINE_STATUSES of src/domain/orders/order-statuses, or
 * RESERVATION_STATUSES for those made before the timeline was introduced. expiresAt: payment deadline as ISO date and
 * time; expired: not paid in time; now: the service's time of the answer (ours). amount is paid now, remainingAmount later;
 * in the market's currency. payment is the latest one; payments: all, the newest first (ours).
 * offerId, productId: of a car that was bought through an offer (ours, spec reservations#offer).
 * idempotencyKey: of the attempt that held the car (ours). manageToken: of a guest's order, for its owner only (ours, spec reservations#manage-link).
 */
export const reservation = looseObject({
  id: string(),
  number: text,
  status: string(),
  type: text,
  brand: text,
  campaign_id: text,
  offerId: optionalText,
  productId: optionalText,
  idempotencyKey: optionalText,
  createdAt: text,
  expiresAt: optionalText,
  expired: flagOr(false),
  now: optionalText,
  car: nullish(reservedCar),
  dealer: nullish(dealer),
  price: amount,
  amount,
  remainingAmount: amount,
  payment: nullish(reservationPayment),
  remainingPayment: nullish(reservationPayment),
  payments: list(reservationPayment),
  timeline: list(timelineStep),
  cancelReason: optionalText,
  manageToken: optionalText,
});
export type Reservation = InferOutput<typeof reservation>;

/**
 * A campaign of cars sold online. type: SALE, PRE_SALE or EMPLOYEE; amount: the price of a reservation; fundingTypes: the
 * lenders of a financing, all if empty (ours).
 */
export const campaign = looseObject({
  id: string(),
  name: string(),
  type: text,
  brand: text,
  description: text,
  amount,
  mvsCodes: list(string()),
  paymentTypes: list(string()),
  fundingTypes: list(string()),
  startsAt: text,
  endsAt: text,
});
export type Campaign = InferOutput<typeof campaign>;
