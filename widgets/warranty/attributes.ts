import { address, list, type Props, text } from '#element/attributes/attributes';
import { heading, privacyUrl } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** The sections that it shows, in their order; all four if absent. */
  sections: list('warranty', 'invoice', 'delivery', 'mopar'),
  /** The system that stores the delivery record; hub if absent. */
  'delivery-source': text,
  /** Address of the page with the garage, linked where a car is missing or has no chassis. No link if absent. */
  'garage-url': address,
  'privacy-url': privacyUrl,
};

/** The props of the view. */
export type WarrantyProps = Props<typeof attributes>;
