import type { ReservationStatus, ReservationTimelineStatus } from '../../../../src/domain/statuses';
import { DAY, HOUR, MINUTE } from '../../lib/moments';

/** A status, and how long after the plan's beginning it is reached. */
export type Step = readonly [status: ReservationTimelineStatus, after: number];

/** Until when a pre-reservation has to be paid (spec reservations#countdown). */
export const HOLD = 30 * MINUTE;
/** How long after its code was given a Pix arrives here, and a boleto after it was printed. */
export const PIX_ARRIVES = MINUTE;
export const BOLETO_ARRIVES = DAY;
/** Business days a boleto may be paid in. */
export const BOLETO_DAYS = 3;

/** From the day all is paid to the day the car is fetched. */
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

/** A plan's statuses at the moments they come. */
export const scheduled = (plan: readonly Step[], from: number): { status: string; at: number }[] =>
  plan.map(([status, after]) => ({ status, at: from + after }));

/** After the reservation itself is paid: it then waits for what is left of the price. */
export const reservedPlan = (type: string): Step[] => [
  ['RESERVE', 0],
  ['ANTI_FRAUD', MINUTE],
  ...(type === 'EMPLOYEE' ? ([['APPROVAL_EMPLOYEE', 5 * MINUTE]] as const) : []),
  ...(type === 'PRE_SALE' ? ([['WAITING_LIST', 5 * MINUTE]] as const) : []),
  ['REMAINING_PAYMENT', 15 * MINUTE],
];

/** After it was said how the whole price, or what is left of it, will be paid. */
const PAYING: Record<string, readonly Step[]> = {
  boleto: [['BILLET_AVAILABLE', 0]],
  financing: [
    ['FINANCING_PAYMENT', 0],
    ['UPLOADED_DOCS', HOUR],
  ],
  dealer: [['DEALER_PAYMENT', 0]],
};
export const isBalanceMethod = (method: string): boolean => Object.hasOwn(PAYING, method);
export const payingPlan = (method: string): Step[] => [
  ...(PAYING[method] ?? []),
  ...later(DELIVERY, BOLETO_ARRIVES),
];

/** From here on an order cannot be cancelled any more. */
export const LAST_WORD = 'INVOICED';

/** A whole order as it goes, for examples that stand somewhere in it. */
export const WHOLE: readonly ReservationTimelineStatus[] = [
  'PRE_RESERVE',
  'RESERVE',
  'ANTI_FRAUD',
  'REMAINING_PAYMENT',
  'BILLET_AVAILABLE',
  ...DELIVERY.map(([status]) => status),
];

/** The same of orders made before there was a timeline. */
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
