/**
 * What an answer about payments says of one attempt (spec reservations#payment). The rules are ours: a wrong reading
 * charges a visitor twice.
 */

/** A payment of an order, as a service answers it. */
export interface PaymentFacts {
  type: string;
  /** PENDING, PAID, REFUSED, EXPIRED or CANCELLED; others may occur. */
  status: string;
  /** The key of the attempt that it belongs to; absent if the service does not name it. */
  idempotencyKey?: string | null | undefined;
  /** rest: of the remaining price; any other is of the reservation. */
  part?: string | null | undefined;
  amount?: number | null | undefined;
  /** What is paid back: REQUESTED or DONE. */
  refund?:
    | { status: string; amount?: number | null | undefined; date?: string | null | undefined }
    | null
    | undefined;
}

/** An order as far as its payments are known: the latest one, and all of them if the service lists them. */
export interface PaidOrder<P extends PaymentFacts = PaymentFacts> {
  payment?: P | null | undefined;
  payments?: readonly P[] | null | undefined;
}

/** Returns the payments of the reservation, the newest first; the latest one may be there twice. */
export function reservationPayments<P extends PaymentFacts>({ payment, payments }: PaidOrder<P>): P[] {
  const listed = payments?.filter(({ part }) => part !== REST) ?? [];
  return payment ? [payment, ...listed] : listed;
}

/** Returns the payments of the rest of the price, the newest first; the latest one may be there twice. */
export function restPayments<P extends PaymentFacts>(
  order: PaidOrder<P> & { remainingPayment?: P | null | undefined },
): P[] {
  const listed = order.payments?.filter(({ part }) => part === REST) ?? [];
  return order.remainingPayment ? [order.remainingPayment, ...listed] : listed;
}

/**
 * - paid: money was taken, or agreed
 * - pending: the service has it, and it may still be paid
 * - ended: nothing was taken, and nothing will be
 * - unknown: the answer cannot be told apart from one about another attempt, or does not mention this one
 */
export type AttemptState = 'paid' | 'pending' | 'ended' | 'unknown';

const REST = 'rest';
const ENDED = ['REFUSED', 'EXPIRED', 'CANCELLED'];

/** Returns the state of a payment by its status; one that is not known may still be paid. */
export const paymentState = ({ status }: Pick<PaymentFacts, 'status'>): Exclude<AttemptState, 'unknown'> =>
  status === 'PAID' ? 'paid' : ENDED.includes(status) ? 'ended' : 'pending';

/** Returns the payment of the reservation that may still be made; undefined if none is under way. */
export const pendingPayment = <P extends PaymentFacts>(order: PaidOrder<P>): P | undefined =>
  reservationPayments(order).find((payment) => paymentState(payment) === 'pending');

/** Returns the payment of the rest of the price that may still be made; undefined if none is under way. */
export const pendingRest = <P extends PaymentFacts>(
  order: PaidOrder<P> & { remainingPayment?: P | null | undefined },
): P | undefined => restPayments(order).find((payment) => paymentState(payment) === 'pending');

/** Whether a service has said that the reservation was paid. */
export const isReservationPaid = (order: PaidOrder): boolean =>
  reservationPayments(order).some((payment) => paymentState(payment) === 'paid');

const CODES = ['pix', 'boleto'];

/** Whether the visitor pays outside of this page with a code, which banks may take later than it is valid. */
export const isPaidByCode = ({ type }: Pick<PaymentFacts, 'type'>): boolean => CODES.includes(type);

/**
 * What becomes of the money of an order that has ended.
 * - none: nothing was paid, and nothing can be any more
 * - possible: a payment may still arrive
 * - paid: something was paid, and the service says nothing about paying it back
 * - refunding, refunded: it is, or was, paid back
 */
export type EndedMoney = 'none' | 'possible' | 'paid' | 'refunding' | 'refunded';

/** Returns what becomes of the money of an ended order, and the payment that tells it. */
export function endedMoney<P extends PaymentFacts>(order: PaidOrder<P>): { money: EndedMoney; payment?: P } {
  const payments = reservationPayments(order);
  const paid = payments.find((payment) => paymentState(payment) === 'paid');
  if (paid) {
    const { refund } = paid;
    return { money: !refund ? 'paid' : refund.status === 'DONE' ? 'refunded' : 'refunding', payment: paid };
  }
  const payment = payments.find(
    (each) => paymentState(each) === 'pending' || (each.status === 'EXPIRED' && isPaidByCode(each)),
  );
  return payment ? { money: 'possible', payment } : { money: 'none' };
}

/**
 * Returns what the payments of an answer say of an attempt. A payment of the same type may be an earlier attempt's, or
 * another device's: only its key tells.
 */
export function attemptState(key: string, payments: readonly PaymentFacts[]): AttemptState {
  const own = payments.find(({ idempotencyKey }) => idempotencyKey === key);
  return own ? paymentState(own) : 'unknown';
}
