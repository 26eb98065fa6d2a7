/** Enumerations of financing, as services write them (spec financing#sources, financing#proposal). */

/** Kinds of PSA's plans, with and without a final installment, and whose conditions a plan has (spec financing#sources). */
export const EXTRA_PLANS = ['BALAO', 'TRADITIONAL'] as const;
export const FUNDING_PLAN_TYPES = ['MSC', 'ECOM', 'OFFER'] as const;
export type FundingPlanType = (typeof FUNDING_PLAN_TYPES)[number];
/** Lenders of a reservation, and the CRM events of a proposal. */
export const RESERVATION_FUNDING_TYPES = ['PSA', 'B2'] as const;
export const PROPOSAL_EVENTS = ['PROPOSAL_SENT', 'TEST_DRIVE', 'QUOTATION'] as const;
