import type { OrderStatus } from './order-statuses';

const COMPLETED: readonly OrderStatus[] = [
  'PROPOSAL_CREATED',
  'FINANCIAL_ANALYSIS_APPROVED',
  'CONTRACT_SIGN_DONE',
  'PRODUCTION_REQUESTED',
  'CREATED',
  'UPLOADED_DOCS',
  'INVOICE_DELIVERY',
  'ORDER_MADE',
  'APPROVED_RESERVATION',
  'REVENUE',
  'RESERVE',
  'CREATED_ORDER',
  'MOUNTED_VEHICLE',
  'VEHICLE_PRODUCED',
  'INVOICED',
  'BILLET_AVAILABLE',
  'EXPEDITE',
  'REGISTERED',
  'PAID',
  'REACTIVATED_ORDER',
];

/** Whether a status names what has happened, as "Reserva realizada" does: as the current one it is not under way. */
export const isCompleted = (status: string): boolean => (COMPLETED as readonly string[]).includes(status);
