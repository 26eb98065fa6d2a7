import { address, option, type Props, text } from '#element/attributes/attributes';
import { heading, privacyUrl } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Code of the dealer (idSiteGeo); the code in the page's address, else the visitor is asked. */
  dealer: text,
  /** Whose screen it is: the form of a visitor, or the QR code that a dealer shows; the latter needs dealer. */
  screen: option('visitor', 'dealer'),
  /** Address of the check-in page in the QR code; this page if absent. */
  'checkin-url': address,
  'privacy-url': privacyUrl,
};

/** The props of the view. */
export type DealerCheckinProps = Props<typeof attributes>;
