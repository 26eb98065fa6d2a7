import { type OrderFacts, orderPhase } from '../orders/order-progress';

interface HeldOrder extends OrderFacts {
  /** ISO date and time. */
  expiresAt?: string | null | undefined;
}

/**
 * Returns until when an order can be paid, as ISO date and time (spec reservations#countdown); null for an order that is not
 * unpaid, and where the service gives no deadline: it alone decides then.
 */
export function paymentDeadline(order: HeldOrder): string | null {
  const { expiresAt } = order;
  if (orderPhase(order) !== 'unpaid' || !expiresAt) return null;
  return Number.isNaN(Date.parse(expiresAt)) ? null : expiresAt;
}
