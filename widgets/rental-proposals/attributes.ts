import { address, type Props } from '#element/attributes/attributes';
import { contactUrl, documentsUrl, heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  'documents-url': documentsUrl,
  /** Address of the page on which cars are rented: the way on without a proposal, and from one that has ended. No link if absent. */
  'offers-url': address,
  'contact-url': contactUrl,
};

/** The props of the view. */
export type RentalProposalsProps = Props<typeof attributes>;
