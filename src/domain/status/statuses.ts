/** Statuses as services return them (spec states#statuses). Unknown ones may occur; screens show a neutral label for them. */

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

export const TEST_DRIVE_STATUSES = ['REQUESTED', 'CONFIRMED', 'DONE', 'CANCELLED', 'EXPIRED'] as const;
export type TestDriveStatus = (typeof TEST_DRIVE_STATUSES)[number];

/** Codes of the service: confirmada, cancelada, pendente, reprovado, bloqueado. */
export const VISIT_STATUSES = ['A', 'C', 'P', 'R', 'B'] as const;
export type VisitStatus = (typeof VISIT_STATUSES)[number];

/** Offers in the marketplace. */
export const OFFER_STATUSES = ['sold', 'unsold', 'published', 'unpublished', 'disapproved'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

export const DATA_LOADER_STATUSES = ['PROCESSING', 'SUCCESS', 'FAILED'] as const;
export type DataLoaderStatus = (typeof DATA_LOADER_STATUSES)[number];

export const PROCEDURE_STATUSES = ['IN_PROGRESS', 'SUBMITTED'] as const;
export type ProcedureStatus = (typeof PROCEDURE_STATUSES)[number];

/** Steps of an identity validation, in order; the names of the first two are specified, the others are ours (spec reservations#identity-validation). */
export const IDENTITY_STEPS = [
  'VALIDATING_IDENTITY',
  'VALIDATING_TOKEN',
  'AWAITING_IDENTITY_CHECK',
  'AWAITING_QUIZ',
  'SYNCING_CRM',
  'PERSISTED_HUB',
] as const;
export type IdentityStep = (typeof IDENTITY_STEPS)[number];

/** Internal states of loading data and of the signed-in user; never shown. */
export const PROMISE_STATES = ['pending', 'rejected', 'fulfilled'] as const;
export type PromiseState = (typeof PROMISE_STATES)[number];
export const USER_STATUSES = ['LOADING', 'LOADED'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
/** States of an image: loading or its fallback, then success; otherwise error. */
export const ASSET_STATES = ['loading', 'fallback', 'success', 'error'] as const;
export type AssetState = (typeof ASSET_STATES)[number];

/** Every status that can be shown to a visitor (spec states#labels). */
export type Status =
  | OrderStatus
  | TestDriveStatus
  | VisitStatus
  | OfferStatus
  | DataLoaderStatus
  | ProcedureStatus
  | IdentityStep;
