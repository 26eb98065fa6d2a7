import { address, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Title of the list; the widget's default title if absent. */
  heading: text,
  /** Address of the page with vt-order-timeline, which shows an order; it opens in the list if absent. */
  'details-url': address,
  /** Address of the page with vt-reservation, on which an order is paid. No link if absent. */
  'payment-url': address,
  /** Address of the page with vt-document-upload. No link if absent. */
  'documents-url': address,
  /** Address of the page with vt-security-photo. No link if absent. */
  'photo-url': address,
  /** Address of the page with vt-welcome-kit. No link if absent. */
  'welcome-kit-url': address,
  /** Address of the page on which cars are reserved, linked while there is no order. No link if absent. */
  'cars-url': address,
};

/** The props of the view. */
export type OrdersProps = Props<typeof attributes>;
