import { address, type Props } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Address of the page with vt-configurator that the customer's link opens; without it there is no link to send. */
  'customer-url': address,
};

/** The props of the view. */
export type QuotationProps = Props<typeof attributes>;
