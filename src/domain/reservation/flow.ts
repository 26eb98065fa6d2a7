/**
 * The reservation as a state machine: its screens, the events of each and their targets. The first four screens are the
 * specified steps (spec screens#reservation-steps), the others are what becomes of an order; they and the order of all are
 * ours. Independent of services and screens.
 */
import { type OrderFacts, orderPhase } from '../orders/order-progress';
import { RESERVATION_STATUSES, RESERVATION_TIMELINE_STATUSES } from '../orders/order-statuses';
import type { ReservationStep } from '../status/screen-steps';
import {
  isReservationPaid,
  type PaidOrder,
  type PaymentFacts,
  paymentState,
  pendingPayment,
  pendingRest,
  restPayments,
} from './payment';

/**
 * - challenge: the card's bank asks the visitor to confirm the payment
 * - awaiting: a payment is on its way: a Pix or a boleto that was made out, or a card
 * - reserved: paid or agreed; the order goes on without the visitor
 * - balance: the rest of the price is to be paid
 * - balanceAwaiting: a payment of the rest is on its way, and the order's status does not tell it yet
 * - updating: of a status that nobody knows, and not paid as far as its payment says: neither done nor to be paid
 * - cancelling: a cancellation was sent, and the order's status does not tell it yet
 */
export type ReservationScreen =
  | ReservationStep
  | 'challenge'
  | 'awaiting'
  | 'reserved'
  | 'balance'
  | 'balanceAwaiting'
  | 'updating'
  | 'cancelling'
  | 'expired'
  | 'cancelled';

/** What the visitor does: before there is an order, and with one. */
export type VisitorEvent = 'choose' | 'registered' | 'back' | 'sold-out' | 'restart';

/** The order as the service answers it: the screen that it belongs to. */
export type OrderEvent = Exclude<ReservationScreen, 'showcase' | 'register' | 'reservation' | 'cancelling'>;

export type ReservationEvent = VisitorEvent | OrderEvent;

export interface ReservationTransition {
  from: ReservationScreen;
  on: ReservationEvent;
  to: ReservationScreen;
}

/** The events of an order lead to the screen of the same name. */
const follow = (from: ReservationScreen, ...events: OrderEvent[]): ReservationTransition[] =>
  events.map((on) => ({ from, on, to: on }));

/** A new order, or one that is resumed, may be in any state. */
const ANY: readonly OrderEvent[] = [
  'payment',
  'challenge',
  'awaiting',
  'reserved',
  'balance',
  'balanceAwaiting',
  'updating',
  'expired',
  'cancelled',
];
const after = (...events: OrderEvent[]): OrderEvent[] => [
  ...events,
  'reserved',
  'balance',
  'balanceAwaiting',
  'updating',
  'expired',
  'cancelled',
];

/** An order only goes forward: an answer that arrives late does not offer to pay a second time. */
export const RESERVATION_TRANSITIONS: readonly ReservationTransition[] = [
  { from: 'showcase', on: 'choose', to: 'register' },
  ...follow('showcase', ...ANY),

  { from: 'register', on: 'registered', to: 'reservation' },
  { from: 'register', on: 'back', to: 'showcase' },
  ...follow('register', ...ANY),

  { from: 'reservation', on: 'back', to: 'register' },
  { from: 'reservation', on: 'sold-out', to: 'showcase' },
  ...follow('reservation', ...ANY),

  ...follow('payment', ...after('challenge', 'awaiting')),

  // A payment that was refused or cancelled leaves the order open.
  ...follow('challenge', ...after('payment', 'awaiting')),
  ...follow('awaiting', ...after('payment', 'challenge')),

  ...follow('reserved', 'balance', 'balanceAwaiting', 'cancelled'),
  ...follow('balance', 'reserved', 'balanceAwaiting', 'cancelled'),
  // A slip that was cancelled or not paid in time leaves the rest to be paid.
  ...follow('balanceAwaiting', 'reserved', 'balance', 'cancelled'),

  ...follow('updating', ...ANY.filter((each) => each !== 'updating')),

  // Paid in the last moment, or reactivated.
  ...follow('expired', 'reserved', 'balance', 'balanceAwaiting'),
  { from: 'expired', on: 'restart', to: 'showcase' },
  ...follow('cancelled', 'reserved', 'balance', 'balanceAwaiting'),
  { from: 'cancelled', on: 'restart', to: 'showcase' },
];

/** Returns the target of an event; null if the screen has no such event. */
export const nextScreen = (screen: ReservationScreen, event: ReservationEvent): ReservationScreen | null =>
  RESERVATION_TRANSITIONS.find(({ from, on }) => from === screen && on === event)?.to ?? null;

/** What of a payment decides on the screen. */
interface ShownPayment extends PaymentFacts {
  challengeUrl?: string | null | undefined;
}

/** An order as far as its screen depends on it. */
export interface ReservedOrder extends Omit<OrderFacts, keyof PaidOrder>, PaidOrder<ShownPayment> {
  remainingPayment?: ShownPayment | null | undefined;
}

const isKnown = (status: string): boolean =>
  ([...RESERVATION_STATUSES, ...RESERVATION_TIMELINE_STATUSES] as string[]).includes(status);

const WAITS_FOR_REST = 'REMAINING_PAYMENT';

/**
 * Returns the screen of an order whose status says that the rest of its price is to be paid: the status may follow its
 * payment later.
 */
function screenOfRest(order: ReservedOrder): OrderEvent {
  if (pendingRest(order)) return 'balanceAwaiting';
  return restPayments(order).some((payment) => paymentState(payment) === 'paid') ? 'reserved' : 'balance';
}

/** Returns the screen of an order. */
export function screenOfOrder(order: ReservedOrder): OrderEvent {
  const { status, expired } = order;
  if (expired) return 'expired';
  const phase = orderPhase(order);
  if (phase === 'cancelled') return 'cancelled';
  if (phase === 'unpaid') {
    const pending = pendingPayment(order);
    if (!pending) return 'payment';
    return pending.challengeUrl ? 'challenge' : 'awaiting';
  }
  if (!isKnown(status) && !isReservationPaid(order)) return 'updating';
  return status === WAITS_FOR_REST ? screenOfRest(order) : 'reserved';
}

/** The step of the indicator that a screen belongs to; the number of steps once the reservation is made. */
export const stepOfScreen = (screen: ReservationScreen): number =>
  (
    ({
      ...{ showcase: 0, register: 1, reservation: 2 },
      ...{ reserved: 4, balance: 4, balanceAwaiting: 4, cancelling: 4, cancelled: 4 },
    }) as Record<string, number>
  )[screen] ?? 3;
