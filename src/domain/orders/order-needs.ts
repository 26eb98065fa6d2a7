import type { OrderStatus } from './order-statuses';

/** What an order asks its buyer for beside money. */
export type OrderNeed = 'documents' | 'photo' | 'welcomeKit';

/** Statuses in which an order waits for documents: of the financing, of a sale that somebody approves, and the older ones. */
const DOCUMENTS: readonly OrderStatus[] = [
  'FINANCING_PAYMENT',
  'APPROVAL_DIRECT_SALE',
  'APPROVAL_EMPLOYEE',
  'WAITING_DOCS',
  'PENDING_DOCUMENT',
];
/** The buyer's identity is checked. */
const PHOTO: readonly OrderStatus[] = ['ANTI_FRAUD'];
/** From the full payment to the handover: the kit's address may be given. */
const WELCOME_KIT: readonly OrderStatus[] = [
  'PAID',
  'SIGN_CONTRACT',
  'CREATED_ORDER',
  'PLACED',
  'PROGRESS_ORDER',
  'MOUNTED_VEHICLE',
  'VEHICLE_PRODUCED',
  'INVOICED',
  'BILLING',
  'EXPEDITE',
  'TRANSPORTING',
  'IN_TRANSIT',
  'REGISTERED',
  'AT_DEALER',
  'DELIVER_TO_CCSS',
  'CUSTOMER_DELIVERY',
  'DELIVERED',
];

const NEEDS = { documents: DOCUMENTS, photo: PHOTO, welcomeKit: WELCOME_KIT } as const;

/** Returns what an order asks for in a status; nothing of one that has expired (spec reservations#orders). */
export function orderNeeds({
  status,
  expired,
}: {
  status: string;
  expired?: boolean | null | undefined;
}): OrderNeed[] {
  if (expired) return [];
  return (Object.keys(NEEDS) as OrderNeed[]).filter((need) =>
    (NEEDS[need] as readonly string[]).includes(status),
  );
}
