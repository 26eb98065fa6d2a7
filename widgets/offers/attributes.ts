import { address, flag, type Props, text } from '#element/attributes/attributes';
import { contactUrl, count, heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  count,
  /** Kind of the listed offers: FCA, DEALER or RENTAL; all if absent. */
  type: text,
  /** Code of the dealer whose offers are listed; those of all if absent. */
  'dealer-code': text,
  'contact-url': contactUrl,
  /** Address of the page, or the place in this page, with vt-funding-flow. No link if absent. */
  'financing-url': address,
  /** Address of the page, or the place in this page, with vt-reservation. No link if absent. */
  'reservation-url': address,
  /** Whether the listed offers are described to search engines (JSON-LD of schema.org). */
  'structured-data': flag,
};

/** The props of the view. */
export type OffersProps = Props<typeof attributes>;
