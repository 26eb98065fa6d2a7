import { address, type Props } from '#element/attributes/attributes';
import {
  documentsUrl,
  heading,
  paymentUrl,
  photoUrl,
  welcomeKitUrl,
} from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Address of the page with vt-order-timeline, which shows an order; it opens in the list if absent. */
  'details-url': address,
  'payment-url': paymentUrl,
  'documents-url': documentsUrl,
  'photo-url': photoUrl,
  'welcome-kit-url': welcomeKitUrl,
  /** Address of the page on which cars are reserved, linked while there is no order. No link if absent. */
  'cars-url': address,
};

/** The props of the view. */
export type OrdersProps = Props<typeof attributes>;
