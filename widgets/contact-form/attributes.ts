import { flag, type Props, text } from '#element/attributes/attributes';
import { heading, privacyUrl } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Reason of every message, for its recipients; the visitor is then not asked. */
  reason: text,
  /** Id of the dealer that receives the message (idSiteGeo); the visitor is then not asked. */
  dealer: text,
  /** The message goes to the brand only; the visitor is not asked for a dealer. */
  'brand-only': flag,
  'privacy-url': privacyUrl,
};

/** The props of the view. */
export type ContactFormProps = Props<typeof attributes>;
