import type { ReservationStatus, ReservationTimelineStatus } from '#domain/orders/order-statuses';
import { DAY, HOUR, MINUTE } from '../../lib/moments';

/** A status, and its time after the plan's start in ms. */
export type Step = readonly [status: ReservationTimelineStatus, after: number];

/** Time to pay a pre-reservation, in ms (spec reservations#countdown). */
export const HOLD = 30 * MINUTE;
/** Time until the payment of a Pix, and of a boleto, arrives, in ms. */
export const PIX_ARRIVES = MINUTE;
export const BOLETO_ARRIVES = DAY;
/** Business days to pay a boleto. */
export const BOLETO_DAYS = 3;

/** From the full payment to the handover of the car. */
const DELIVERY: readonly Step[] = [
  ['PAID', 0],
  ['SIGN_CONTRACT', HOUR],
  ['CREATED_ORDER', DAY],
  ['MOUNTED_VEHICLE', 5 * DAY],
  ['VEHICLE_PRODUCED', 7 * DAY],
  ['INVOICED', 8 * DAY],
  ['EXPEDITE', 9 * DAY],
  ['TRANSPORTING', 10 * DAY],
  ['AT_DEALER', 14 * DAY],
  ['DELIVERED', 16 * DAY],
];
export const later = (steps: readonly Step[], by: number): Step[] =>
  steps.map(([status, after]) => [status, after + by]);

/** Returns the statuses of a plan with their times. */
export const scheduled = (plan: readonly Step[], from: number): { status: string; at: number }[] =>
  plan.map(([status, after]) => ({ status, at: from + after }));

/** After the payment of the reservation: the order waits for the remaining price. */
export const reservedPlan = (type: string): Step[] => [
  ['RESERVE', 0],
  ['ANTI_FRAUD', MINUTE],
  ...(type === 'EMPLOYEE' ? ([['APPROVAL_EMPLOYEE', 5 * MINUTE]] as const) : []),
  ...(type === 'PRE_SALE' ? ([['WAITING_LIST', 5 * MINUTE]] as const) : []),
  ['REMAINING_PAYMENT', 15 * MINUTE],
];

/** After the choice of the payment method of the full or the remaining price. */
const PAYING: Record<string, readonly Step[]> = {
  boleto: [['BILLET_AVAILABLE', 0]],
  financing: [
    ['FINANCING_PAYMENT', 0],
    ['UPLOADED_DOCS', HOUR],
  ],
  dealer: [['DEALER_PAYMENT', 0]],
};
export const isBalanceMethod = (method: string): boolean => Object.hasOwn(PAYING, method);
/** delay: until a status follows the choice, in ms; a slip that was made out is then told by its payment alone. */
export const payingPlan = (method: string, delay: number): Step[] => [
  ...later(delay > 0 && method === 'boleto' ? [] : (PAYING[method] ?? []), delay),
  ...later(DELIVERY, BOLETO_ARRIVES),
];

/** From this status on an order cannot be cancelled. */
export const LAST_WORD = 'INVOICED';

/** All statuses of an order, for examples in any of them. */
export const WHOLE: readonly ReservationTimelineStatus[] = [
  'PRE_RESERVE',
  'RESERVE',
  'ANTI_FRAUD',
  'REMAINING_PAYMENT',
  'BILLET_AVAILABLE',
  ...DELIVERY.map(([status]) => status),
];

/** The same for orders from before timelines. */
export const WHOLE_OLDER: readonly ReservationStatus[] = [
  'CREATED',
  'WAITING_DOCS',
  'UPLOADED_DOCS',
  'APPROVED_RESERVATION',
  'CONTRACT_SIGN_DONE',
  'ORDER_MADE',
  'ASSEMBLY',
  'REVENUE',
  'INVOICE_DELIVERY',
  'IN_TRANSIT',
  'AT_DEALER',
  'DELIVERED',
];
