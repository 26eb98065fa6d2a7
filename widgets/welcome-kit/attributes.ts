import { address, type Props, text } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** The order's id; the parameter "order" of the page's address if absent. */
  order: text,
  /** Address of the page with the visitor's orders, linked where the order is missing or has no kit. No link if absent. */
  'orders-url': address,
};

/** The props of the view. */
export type WelcomeKitProps = Props<typeof attributes>;
