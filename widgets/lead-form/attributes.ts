import { address, flag, list, type Props, text } from '#element/attributes/attributes';
import { heading, origin, privacyUrl, productGroup, subOrigin } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
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
  origin,
  'sub-origin': subOrigin,
  'product-group': productGroup,
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
  'privacy-url': privacyUrl,
};

/** The props of the view. */
export type LeadFormProps = Props<typeof attributes>;
