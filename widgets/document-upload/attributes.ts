import { address, option, type Props, text } from '#element/attributes/attributes';
import { heading, maxSize, order } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  order,
  /** Id of the financing proposal whose documents are sent; that of the page's address (?proposal=) if absent. */
  proposal: text,
  /** Whose proposal it is: PSA has its own address for documents. */
  bank: option('any', 'psa'),
  /**
   * Types of the documents that are asked for, where no service names them, such as "driver-license residence-proof";
   * without them the visitor chooses among all types.
   * @example driver-license residence-proof
   */
  documents: text,
  /** Maximum size of a file in megabytes. */
  'max-size': maxSize,
  /** Address of the page with vt-orders, linked where the order is not found. No link if absent. */
  'orders-url': address,
  /** Address of the page with vt-identity-validation, linked where an order needs it. No link if absent. */
  'identity-url': address,
};

/** The props of the view. */
export type DocumentUploadProps = Props<typeof attributes>;
