import { address, list, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Title; the widget's default title if absent. */
  heading: text,
  /** The sections that it shows, in their order; all four if absent. */
  sections: list('warranty', 'invoice', 'delivery', 'mopar'),
  /** The system that stores the delivery record; hub if absent. */
  'delivery-source': text,
  /** Address of the page with the garage, linked where a car is missing or has no chassis. No link if absent. */
  'garage-url': address,
  /** Address of the privacy notice, linked below the forms of a booking and of a purchase request. No link if absent. */
  'privacy-url': address,
};

/** The props of the view. */
export type WarrantyProps = Props<typeof attributes>;
