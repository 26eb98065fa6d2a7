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
