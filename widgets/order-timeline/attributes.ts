import { address, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Title; the widget's default title if absent. */
  heading: text,
  /** Id of the order; that of the page's address (?order=) if absent. */
  order: text,
  /** Address of the page with vt-orders, linked above the order. No link if absent. */
  'orders-url': address,
  /** Address of the page with vt-reservation, on which the order is paid. No link if absent. */
  'payment-url': address,
  /** Address of the page with vt-document-upload. No link if absent. */
  'documents-url': address,
  /** Address of the page with vt-security-photo. No link if absent. */
  'photo-url': address,
  /** Address of the page with vt-welcome-kit. No link if absent. */
  'welcome-kit-url': address,
};

/** The props of the view. */
export type OrderTimelineProps = Props<typeof attributes>;
