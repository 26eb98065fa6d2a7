/** Steps and states of the flows, in order (spec screens#configurator-steps, screens#reservation-steps, screens#funding-steps). */

export const CONFIGURATOR_STEPS = [
  'version',
  'optionals',
  'color',
  'accessories',
  'coating',
  'services',
  'resume',
] as const;
export type ConfiguratorStep = (typeof CONFIGURATOR_STEPS)[number];

export const RESERVATION_STEPS = ['showcase', 'register', 'reservation', 'payment'] as const;
export type ReservationStep = (typeof RESERVATION_STEPS)[number];
/** Payment methods of a reservation, as services write them: credit card, Pix, boleto, financing, at the dealer. */
export const PAYMENT_OPTIONS = ['card', 'pix', 'boleto', 'financing', 'dealer'] as const;
/** Payment methods of the balance: boleto, financing, at the dealer. */
export const BALANCE_PAYMENT_OPTIONS = ['boleto', 'financing', 'dealer'] as const;

export const FUNDING_FLOW_STEPS = [
  'flow-selection',
  'page-initial-data',
  'installment-check',
  'installment-register',
  'installment-terms-and-conditions',
  'loading-propose-result',
  'installment-denied',
  'installment-approved',
  'cdc-simulator',
  'next-simulator',
  'next-lead-form',
  'external-flow-error',
  'funding-resume',
] as const;
export type FundingFlowStep = (typeof FUNDING_FLOW_STEPS)[number];
export const FUNDING_STATES = ['terms', 'lead-form', 'plans', 'proposal', 'comparator', 'error'] as const;
export type FundingState = (typeof FUNDING_STATES)[number];

export const USER_DATA_STEPS = ['user-data', 'address-data', 'success-message', 'dealer-data'] as const;
export type UserDataStep = (typeof USER_DATA_STEPS)[number];

export const LOCATION_STATES = ['LOCATION_SELECTION', 'LOCATION_CONFIRMATION'] as const;
export type LocationState = (typeof LOCATION_STATES)[number];
