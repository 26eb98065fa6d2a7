import { address, type Props } from '#element/attributes/attributes';
import {
  documentsUrl,
  heading,
  order,
  paymentUrl,
  photoUrl,
  welcomeKitUrl,
} from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  order,
  /** Address of the page with vt-orders, linked above the order. No link if absent. */
  'orders-url': address,
  'payment-url': paymentUrl,
  'documents-url': documentsUrl,
  'photo-url': photoUrl,
  'welcome-kit-url': welcomeKitUrl,
};

/** The props of the view. */
export type OrderTimelineProps = Props<typeof attributes>;
