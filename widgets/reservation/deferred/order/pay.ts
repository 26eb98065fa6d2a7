import type { Reservation } from '../../../../src/services/entities/reservation';
import { statusOf } from '../../../../src/services/fallbacks/status';
import { checkReservationPayment, payReservation } from '../../../../src/services/reservation';
import { attemptOf } from './attempt';

/**
 * Why a payment was not made, or may have been.
 * - refused: the card or its bank says no; another payment can be made
 * - settled: the order was paid, cancelled or has expired meanwhile
 * - busy: the same order is being paid in another tab
 * - unknown: no answer, also about what became of it
 */
export class PaymentProblem extends Error {
  constructor(readonly reason: 'refused' | 'settled' | 'busy' | 'unknown') {
    super(reason);
  }
}

/** What is sent with a payment, by its type. */
export interface PaymentDetails {
  cardId?: string;
  oneTimeToken?: string;
  installments?: number;
  simulationId?: string;
  fundingType?: string;
  /** When the terms and the right of withdrawal were accepted, as ISO date and time. */
  termsAcceptedAt?: string;
  termsVersion?: string;
}

/** Statuses after which nothing was paid and nothing is under way. */
const REFUSED = [400, 402, 403, 404, 422];
const CONFLICT = 409;
const PAID = 'PAID';
const PENDING = 'PENDING';

/** What is known of a payment: made or under way, refused, or none. */
export type PaymentState = 'arrived' | 'refused' | 'none';

/** Asks what became of the payment of an order in this way. Throws a ServiceError. */
export async function paymentState(order: string, type: string, signal: AbortSignal): Promise<PaymentState> {
  const { payment } = await checkReservationPayment({ body: { reservationId: order } }, { signal });
  if (payment?.status === PAID) return 'arrived';
  if (payment?.type !== type) return 'none';
  return payment.status === PENDING ? 'arrived' : 'refused';
}

/** Runs a payment of an order alone among the tabs of this browser, where the browser can tell. */
async function alone<T>(order: string, run: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return run();
  return navigator.locks.request(`vitrine-payment-${order}`, { ifAvailable: true }, (lock) => {
    if (!lock) throw new PaymentProblem('busy');
    return run();
  }) as Promise<T>;
}

/**
 * Pays an order. A lost answer is asked for before anything is sent again, and what is sent again is the same attempt: it
 * is charged once. Resolves to the order, or to null if the payment has arrived without an answer. Throws a PaymentProblem,
 * or the ServiceError of a payment that did not arrive.
 */
export const pay = (
  order: Reservation,
  type: string,
  details: PaymentDetails,
  signal: AbortSignal,
): Promise<Reservation | null> =>
  alone(order.id, async () => {
    const attempt = attemptOf(order.id, type);
    const body = { reservationId: order.id, idempotencyKey: attempt.key, ...details };
    try {
      const answer = await payReservation({ type, body }, { signal, idempotencyKey: attempt.key });
      attempt.end();
      return answer;
    } catch (error) {
      const status = statusOf(error);
      if (REFUSED.includes(status) || status === CONFLICT) attempt.end();
      if (status === CONFLICT) throw new PaymentProblem('settled');
      if (REFUSED.includes(status)) throw new PaymentProblem('refused');
      // Rejected before anything was sent.
      if (status === 401 || ['config', 'input'].includes((error as { kind?: string }).kind ?? ''))
        throw error;
      const state = await paymentState(order.id, type, signal).catch(() => {
        throw new PaymentProblem('unknown');
      });
      if (state === 'none') throw error;
      attempt.end();
      if (state === 'refused') throw new PaymentProblem('refused');
      return null;
    }
  });
