/** Documents that may be uploaded (platform 3); the codes are ours. */
export const DOCUMENT_TYPES = [
  'DRIVER_LICENSE',
  'RESIDENCE_PROOF',
  'INCOME_PROOF',
  'CET',
  'CCB',
  'INVOICE',
  'INSURANCE',
  'TAX_DECLARATION',
  'PAYOFF_RECEIPT',
  'PEP_DECLARATION',
  'POLICE_REPORT',
  'CITY_PERMIT',
  'SERVICE_CONTRACT',
  'CREDIT_BUREAU_AUTHORIZATION',
  'BANK_STATEMENTS',
  'REVISION_TERM',
  'TRACKER',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
