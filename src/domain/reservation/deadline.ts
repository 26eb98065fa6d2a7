import { type OrderFacts, orderPhase } from '../orders/order-progress';
import { RESERVATION_TIME } from '../time/countdown';
import { pendingPayment } from './payment';

interface HeldOrder extends OrderFacts {
  /** ISO dates and times. */
  expiresAt?: string | null | undefined;
  createdAt?: string | null | undefined;
}

/**
 * Returns until when an order can be paid, as ISO date and time: the service's deadline, else the default one after it
 * was made (spec reservations#countdown); null for an order that is not unpaid, and for one without a deadline whose
 * payment is under way: a boleto is paid days later.
 */
export function paymentDeadline(order: HeldOrder): string | null {
  if (orderPhase(order) !== 'unpaid') return null;
  const { expiresAt, createdAt } = order;
  if (expiresAt && !Number.isNaN(Date.parse(expiresAt))) return expiresAt;
  const made = Date.parse(createdAt ?? '');
  return pendingPayment(order) || Number.isNaN(made) ? null : new Date(made + RESERVATION_TIME).toISOString();
}
