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
}

/**
 * - paid: money was taken, or agreed
 * - pending: the service has it, and it may still be paid
 * - ended: nothing was taken, and nothing will be
 * - unknown: the answer cannot be told apart from one about another attempt, or does not mention this one
 */
export type AttemptState = 'paid' | 'pending' | 'ended' | 'unknown';

const ENDED = ['REFUSED', 'EXPIRED', 'CANCELLED'];

/** Returns the state of a payment by its status; one that is not known may still be paid. */
export const paymentState = ({ status }: Pick<PaymentFacts, 'status'>): Exclude<AttemptState, 'unknown'> =>
  status === 'PAID' ? 'paid' : ENDED.includes(status) ? 'ended' : 'pending';

/**
 * Returns what the payments of an answer say of an attempt. A payment of the same type may be an earlier attempt's, or
 * another device's: only its key tells.
 */
export function attemptState(key: string, payments: readonly PaymentFacts[]): AttemptState {
  const own = payments.find(({ idempotencyKey }) => idempotencyKey === key);
  return own ? paymentState(own) : 'unknown';
}

/** Whether an order has a payment that was made or may still be. */
export const hasOpenPayment = (payments: readonly PaymentFacts[]): boolean =>
  payments.some((payment) => paymentState(payment) !== 'ended');

/**
 * What the service said when a payment was sent.
 * - refused: it was not made
 * - conflict: the order is in another state, or the same attempt is being carried out
 * - session: the session has ended; nothing was done
 * - unsent: rejected before anything was sent
 * - unknown: no answer, or none that can be read
 */
export type SendFailure = 'refused' | 'conflict' | 'session' | 'unsent' | 'unknown';

/** Statuses of an answer that says that nothing was done. */
const REFUSED = [400, 402, 403, 404, 422];
const CONFLICT = 409;
const UNAUTHORIZED = 401;
const TOO_MANY = 429;

/**
 * Returns what a failed request to pay says of its attempt.
 * @param wasSent whether the same attempt had been sent before: then a refusal of this request says nothing of that one
 */
export function sendFailure(
  { kind = '', status = 0 }: { kind?: string; status?: number },
  wasSent: boolean,
): SendFailure {
  if (kind === 'config' || kind === 'input') return 'unsent';
  // A status of an answer that could not be read is that of a success.
  if (kind === 'shape') return 'unknown';
  if (status === UNAUTHORIZED) return 'session';
  if (status === CONFLICT) return 'conflict';
  if (status === TOO_MANY) return 'unsent';
  return REFUSED.includes(status) && !wasSent ? 'refused' : 'unknown';
}
