import { address, flag, type Props, text } from '../../src/element/standalone/attributes';
import { integer } from '../../src/element/standalone/bounds';

export const attributes = {
  /** Title of the list; the widget's default title if absent. */
  heading: text,
  /** Number of offers loaded at a time. */
  count: integer({ min: 1, max: 50, default: 12, outside: 'low-default' }),
  /** Kind of the listed offers: FCA, DEALER or RENTAL; all if absent. */
  type: text,
  /** Code of the dealer whose offers are listed; those of all if absent. */
  'dealer-code': text,
  /** Address of the page, or the place in this page (#contato), with vt-lead-form. No link if absent. */
  'contact-url': address,
  /** Address of the page, or the place in this page, with vt-funding-flow. No link if absent. */
  'financing-url': address,
  /** Address of the page, or the place in this page, with vt-reservation. No link if absent. */
  'reservation-url': address,
  /** Whether the listed offers are described to search engines (JSON-LD of schema.org). */
  'structured-data': flag,
};

/** The props of the view. */
export type OffersProps = Props<typeof attributes>;
