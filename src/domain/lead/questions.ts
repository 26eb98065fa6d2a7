/** Answer types of questions (spec offers#questions). */
export const RESPONSE_DOMAIN_TYPES = [
  'TEXT',
  'SINGLE',
  'EVIDENCE',
  'DATEPICKER',
  'EMAIL',
  'PHONE_NUMBER',
  'LOYALTY_PROGRAMS',
] as const;
export type ResponseDomainType = (typeof RESPONSE_DOMAIN_TYPES)[number];
