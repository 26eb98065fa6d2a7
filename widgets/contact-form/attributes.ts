import { address, flag, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Title of the form; the widget's default title if absent. */
  heading: text,
  /** Reason of every message, for its recipients; the visitor is then not asked. */
  reason: text,
  /** Id of the dealer that receives the message (idSiteGeo); the visitor is then not asked. */
  dealer: text,
  /** The message goes to the brand only; the visitor is not asked for a dealer. */
  'brand-only': flag,
  /** Address of the privacy notice, linked below the form. */
  'privacy-url': address,
};

/** The props of the view. */
export type ContactFormProps = Props<typeof attributes>;
