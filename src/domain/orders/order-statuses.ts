/** Statuses of orders as services return them (spec states#statuses). Unknown ones may occur; screens show a neutral label for them. */

export const RENTAL_PROPOSAL_STATUSES = [
  'PROPOSAL_CREATED',
  'FINANCIAL_ANALYSIS_IN_PROGRESS',
  'FINANCIAL_ANALYSIS_APPROVED',
  'FINANCIAL_ANALYSIS_REPROVED',
  'CONTRACT_SIGN_IN_PROGRESS',
  'CONTRACT_SIGN_DONE',
  'PRODUCTION_REQUESTED',
  'IN_PRODUCTION',
  'IN_TRANSIT',
  'AT_DEALER',
  'DELIVERED',
  'EXPIRED_PROPOSAL',
] as const;
export type RentalProposalStatus = (typeof RENTAL_PROPOSAL_STATUSES)[number];

/** Reservations made before the timeline was introduced. */
export const RESERVATION_STATUSES = [
  'CREATED',
  'UPLOADED_DOCS',
  'WAITING_DOCS',
  'CONTRACT_SIGN_DONE',
  'ASSEMBLY',
  'INVOICE_DELIVERY',
  'IN_TRANSIT',
  'AT_DEALER',
  'DELIVERED',
  'IN_NATIONAL_TERRITORY',
  'CANCELLED',
  'ORDER_MADE',
  'APPROVED_RESERVATION',
  'REVENUE',
  'TRANSIT',
  'DELIVERED_RESERVATION',
] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** Timeline of a new reservation. */
export const RESERVATION_TIMELINE_STATUSES = [
  'PRE_RESERVE',
  'RESERVE',
  'BILLET_PAYMENT',
  'FINANCING_PAYMENT',
  'DEALER_PAYMENT',
  'UPLOADED_DOCS',
  'ANTI_FRAUD',
  'APPROVAL_DIRECT_SALE',
  'WAITING_LIST',
  'APPROVAL_EMPLOYEE',
  'SIGN_CONTRACT',
  'CREATED_ORDER',
  'MOUNTED_VEHICLE',
  'VEHICLE_PRODUCED',
  'INVOICED',
  'BILLET_AVAILABLE',
  'EXPEDITE',
  'DELIVER_TO_CCSS',
  'CUSTOMER_DELIVERY',
  'BILLING',
  'REGISTERED',
  'TRANSPORTING',
  'REMAINING_PAYMENT',
  'PAID',
  'IN_TRANSIT',
  'AT_DEALER',
  'CANCELLED',
  'DELIVERED',
  'REQUESTED_CANCELLATION',
  'REACTIVATED_ORDER',
  'PROGRESS_ORDER',
  'INVOICE_DELIVERY',
  'EXT_CONSORTIUM_PAYMENT',
  'FIAT_CONSORTIUM_PAYMENT',
  'PLACED',
] as const;
export type ReservationTimelineStatus = (typeof RESERVATION_TIMELINE_STATUSES)[number];

export const FINANCING_PROPOSAL_STATUSES = [
  'PROPOSAL_SENT',
  'PROGRESS_PROPOSAL',
  'REANALYSIS_PROPOSAL',
  'PENDING_PROPOSAL',
  'APPROVED_PROPOSAL',
  'RELEASED_PROPOSAL',
  'INTEGRATED_PROPOSAL',
  'DIRECTED_PROPOSAL',
] as const;
export type FinancingProposalStatus = (typeof FINANCING_PROPOSAL_STATUSES)[number];

/** Financing proposals of the second bank. */
export const SECOND_BANK_STATUSES = [
  'DENIED_PROPOSAL',
  'APPROVED_FRAUD',
  'FORMALIZATION',
  'DOCUMENT_ANALYSIS',
  'PENDING_DOCUMENT',
  'PAYMENT_AVAILABLE',
  'PENDING_REGISTER_INFO',
  'PENDING_CONTRACT_SIGN',
  'PAYED_PROPOSAL',
  'PENDING_CONTRACT_DISCHARGE',
  'PENDING_TAX_DISCHARGE',
  'WARRANTY_ANALYSIS',
  'PAYMENT_ON_RELEASE',
  'PAYMENT_ERROR',
  'PAYMENT_DONE',
  'WAITING_INTEGRATION',
  'PROPOSAL_FORMALIZATION',
] as const;
export type SecondBankStatus = (typeof SECOND_BANK_STATUSES)[number];

/** Every status of an order's timeline in one union, for all services (spec states#labels). */
export type OrderStatus =
  | RentalProposalStatus
  | ReservationStatus
  | ReservationTimelineStatus
  | FinancingProposalStatus
  | SecondBankStatus;
