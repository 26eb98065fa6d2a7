import { flag, list, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Text above the form; the widget's own where absent. */
  heading: text,
  /** Person types offered, the first one chosen: physical, legal. */
  persons: list('physical', 'legal'),
  /** Model the visitor is interested in, as the catalogue writes it. */
  model: text,
  /** Version of it, as the catalogue writes it. */
  version: text,
  /** Model year, four digits. */
  'model-year': text,
  /** Id of the dealer that gets the lead (idSiteGeo); the visitor is not asked then. */
  dealer: text,
  /** The lead cannot go without a dealer. */
  'dealer-required': flag,
  /** Where the lead comes from, for the CRM. */
  origin: text,
  /** Finer origin, for the CRM (SubOrigem__c). */
  'sub-origin': text,
  /** Product group, for the CRM. */
  'product-group': text,
  /** Form name, for the CRM; Proposal where absent. */
  form: text,
  /** Callback name the service expects; JSONPCallback where absent. */
  callback: text,
  /** Address the visitor may return to; this page where absent. Its query string is never sent. */
  'return-url': text,
  /** Address of the privacy notice, linked below the form. */
  'privacy-url': text,
};

/** What the view gets of them. */
export type LeadFormProps = Props<typeof attributes>;
