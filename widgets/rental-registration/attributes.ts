import { address, type Props, text } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Id of the rental offer that the registration is for; the rental offer viewed last if absent. */
  'offer-id': text,
  /** Address of the link after the registration is saved, as the page with the proposals; no link if absent. */
  'next-url': address,
  /** Address of the page with contacts, linked where the service does not get on; no link if absent. */
  'contact-url': address,
};

/** The props of the view. */
export type RentalRegistrationProps = Props<typeof attributes>;
