import { isReservationPaid, type PaidOrder } from '../reservation/payment';
import {
  FINANCING_PROPOSAL_STATUSES,
  type OrderStatus,
  RESERVATION_STATUSES,
  RESERVATION_TIMELINE_STATUSES,
  SECOND_BANK_STATUSES,
} from './order-statuses';

/** What of an order its progress is read from. */
export interface OrderFacts extends PaidOrder {
  /** As the service answers it; unknown ones may occur. */
  status: string;
  /** Not paid in time. */
  expired?: boolean | null | undefined;
  timeline: readonly {
    status: string;
    date?: string | null | undefined;
    current?: boolean | null | undefined;
  }[];
}

/** unpaid: held, and the reservation is to be paid; underway: from the payment to the handover. */
export type OrderPhase = 'unpaid' | 'underway' | 'delivered' | 'cancelled';

const among =
  (...statuses: OrderStatus[]) =>
  (status: string): boolean =>
    (statuses as string[]).includes(status);

const isDelivered = among('DELIVERED', 'DELIVERED_RESERVATION');
const isCancelled = among('CANCELLED');
/** Of a reservation whose payment is to come; a deadline may be there in any status. */
const isUnpaid = among('PRE_RESERVE', 'CREATED', 'BILLET_PAYMENT');
const isRequested = among('REQUESTED_CANCELLATION');
/** The car has been invoiced or has left the factory. */
const hasLeft = among(
  'INVOICED',
  'INVOICE_DELIVERY',
  'REVENUE',
  'EXPEDITE',
  'TRANSPORTING',
  'IN_TRANSIT',
  'TRANSIT',
  'DELIVER_TO_CCSS',
  'AT_DEALER',
  'REGISTERED',
  'CUSTOMER_DELIVERY',
);

/** Returns the phase of an order by its statuses and that of its payment; of an unknown status, underway. */
export function orderPhase(order: OrderFacts): OrderPhase {
  const { status, expired } = order;
  if (isCancelled(status) || expired) return 'cancelled';
  if (isDelivered(status)) return 'delivered';
  return isUnpaid(status) && !isReservationPaid(order) ? 'unpaid' : 'underway';
}

/** Whether nothing happens to an order any more. */
export const isEnded = (phase: OrderPhase): boolean => phase === 'delivered' || phase === 'cancelled';

interface Step {
  date?: string | null | undefined;
  current?: boolean | null | undefined;
}

/** Returns the place of the last step that was reached; what stands before it was, with a date or without. -1 for none. */
const lastReached = (steps: readonly Step[]): number =>
  Math.max(-1, ...steps.map(({ current, date }, index) => (current || date ? index : -1)));

/** Returns the statuses that an order has reached, its current one included. */
const reachedBy = ({ status, timeline }: OrderFacts): string[] => [
  status,
  ...timeline.slice(0, lastReached(timeline) + 1).map((step) => step.status),
];

/** Whether a status of an order says how far it is. */
export const isKnownStatus = among(
  ...RESERVATION_STATUSES,
  ...RESERVATION_TIMELINE_STATUSES,
  ...FINANCING_PROPOSAL_STATUSES,
  ...SECOND_BANK_STATUSES,
);

/**
 * Whether the remaining price of an order is still to be paid: nothing remains of one that has ended, and one that has reached
 * a status that is not known here may have been paid.
 */
export const isRestOpen = (order: OrderFacts): boolean =>
  !isEnded(orderPhase(order)) &&
  reachedBy(order).every((status) => isKnownStatus(status) && status !== 'PAID');

/** Why an order cannot be cancelled. */
export type CancellationObstacle = 'cancelled' | 'requested' | 'delivered' | 'left';

/**
 * Returns why an order cannot be cancelled; null if it can, as far as its statuses tell: the service decides. An order
 * that has left the factory cannot (spec reservations#orders).
 */
export function cancellationObstacle(order: OrderFacts): CancellationObstacle | null {
  const phase = orderPhase(order);
  if (phase === 'cancelled' || phase === 'delivered') return phase;
  if (isRequested(order.status)) return 'requested';
  return reachedBy(order).some(hasLeft) ? 'left' : null;
}

/** An entry of an order's timeline. */
export interface ProgressEntry {
  status: string;
  state: 'done' | 'current' | 'toCome' | 'cancelled';
  date?: string;
  note?: string;
}

/**
 * Returns the timeline of an order in the service's order; only the current status if the service has none. What stands
 * before a step that was reached is done, with a date or without. The last status of an order that has ended is no longer in
 * progress.
 */
export function orderProgress(
  order: Omit<OrderFacts, 'timeline'> & {
    timeline: readonly {
      status: string;
      date?: string | null | undefined;
      current?: boolean | null | undefined;
      note?: string | null | undefined;
    }[];
  },
): ProgressEntry[] {
  const ended = isEnded(orderPhase(order));
  const steps: typeof order.timeline =
    order.timeline.length > 0 ? order.timeline : [{ status: order.status, current: true }];
  const last = lastReached(steps);
  return steps.map((step, index) => {
    const { status, date, current, note } = step;
    const reached = current ? (ended ? 'done' : 'current') : index <= last ? 'done' : 'toCome';
    return {
      status,
      state: isCancelled(status) && reached !== 'toCome' ? 'cancelled' : reached,
      ...(date && { date }),
      ...(note && { note }),
    };
  });
}
