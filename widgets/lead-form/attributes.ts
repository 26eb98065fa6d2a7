import { address, flag, list, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Title of the form; the widget's default title if absent. */
  heading: text,
  /** Person types to offer; the first one is selected: physical, legal. */
  persons: list('physical', 'legal'),
  /** Model the visitor is interested in, as in the catalogue. */
  model: text,
  /** Version of the model, as in the catalogue. */
  version: text,
  /** Model year, four digits. */
  'model-year': text,
  /** Id of the dealer that receives the lead (idSiteGeo); the visitor is then not asked. */
  dealer: text,
  /** The lead can only be sent with a dealer. */
  'dealer-required': flag,
  /** Origin of the lead, for the CRM. */
  origin: text,
  /** Detailed origin, for the CRM (SubOrigem__c). */
  'sub-origin': text,
  /** Product group, for the CRM. */
  'product-group': text,
  /** Form name, for the CRM; Proposal if absent. */
  form: text,
  /** Callback name the service expects; JSONPCallback if absent. */
  callback: text,
  /** Address the visitor may return to; this page if absent. Its query string is never sent. */
  'return-url': address,
  /** Address where a test drive is booked, offered after sending. */
  'test-drive-url': address,
  /** Address of the financing, offered after sending; by default the page's calculator or funding flow. */
  'financing-url': address,
  /** Address of the privacy notice, linked below the form. */
  'privacy-url': address,
};

/** The props of the view. */
export type LeadFormProps = Props<typeof attributes>;
