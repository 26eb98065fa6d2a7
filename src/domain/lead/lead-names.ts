import { consentFields } from '../person/consents';
import type { LeadForm } from './lead-form';

/** Names in a lead of the lead form's fields, where they differ (spec leads#payload, leads#common-fields). */
export const LEAD_NAMES = {
  name: 'firstName',
  dealerCode: 'dealersCode',
  preferredContactsMethod: 'preferred_contact_method',
  postalCode: 'userPostalCode',
  stateCode: 'uf',
  cityName: 'cidade',
} as const satisfies Partial<Record<keyof LeadForm, string>>;

/** The first of the form's consents, where the messages about all of them stand. */
const FIRST_CONSENT = 'allowEmail' satisfies keyof LeadForm;

/** The lead form's fields by their names in a lead, for those that a service rejects. */
export const FORM_NAMES: Readonly<Record<string, string>> = {
  .../* @__PURE__ */ Object.fromEntries(Object.entries(LEAD_NAMES).map(([field, name]) => [name, field])),
  .../* @__PURE__ */ Object.fromEntries(Object.keys(consentFields({})).map((name) => [name, FIRST_CONSENT])),
};
