import { address, flag, type Props } from '#element/attributes/attributes';
import { heading, privacyUrl } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Address of the sign-in, for visitors who have an account. */
  'login-url': address,
  'privacy-url': privacyUrl,
  /** Address after signing up, unless the page's address names one (returnUrl). */
  'return-url': address,
  /**
   * Address of the page with vt-account or vt-garage: the way on after signing up opens the form of the first car there. An
   * address to return to (returnUrl) comes first.
   */
  'garage-url': address,
  /** The account is sent to the CRM as well. */
  crm: flag,
};

/** The props of the view. */
export type SignupProps = Props<typeof attributes>;
