import { address, type Props, text } from '#element/attributes/attributes';
import { heading, origin, productGroup, subOrigin } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Code of the rental partner that receives the interest (rental-offer); the page's lead service if absent. */
  partner: text,
  /** Id of the rental offer that the interest is about; the offer viewed last if absent. */
  'offer-id': text,
  /** Model the company is interested in, as in the catalogue. */
  model: text,
  origin,
  'sub-origin': subOrigin,
  'product-group': productGroup,
  /** Form name, for the CRM; RentalInterest if absent. */
  form: text,
  /** Address of the privacy terms, linked in their consent. */
  'privacy-url': address,
};

/** The props of the view. */
export type RentalInterestProps = Props<typeof attributes>;
