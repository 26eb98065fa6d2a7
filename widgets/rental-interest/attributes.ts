import { address, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Title of the form; the widget's default title if absent. */
  heading: text,
  /** Code of the rental partner that receives the interest (rental-offer); the page's lead service if absent. */
  partner: text,
  /** Id of the rental offer that the interest is about; the offer viewed last if absent. */
  'offer-id': text,
  /** Model the company is interested in, as in the catalogue. */
  model: text,
  /** Origin of the lead, for the CRM. */
  origin: text,
  /** Detailed origin, for the CRM (SubOrigem__c). */
  'sub-origin': text,
  /** Product group, for the CRM. */
  'product-group': text,
  /** Form name, for the CRM; RentalInterest if absent. */
  form: text,
  /** Address of the privacy terms, linked in their consent. */
  'privacy-url': address,
};

/** The props of the view. */
export type RentalInterestProps = Props<typeof attributes>;
