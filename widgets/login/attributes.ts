import { address, type Props, text } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Other sites to sign in with, separated by spaces, as the single sign-on names them: google apple. None if absent. */
  providers: text,
  /** Address on which visitors create an account. */
  'signup-url': address,
  /** Address on which visitors set a new password. */
  'password-url': address,
  /** Address of the account, linked once the visitor is signed in. */
  'account-url': address,
  /** Address after signing in, unless the page's address names one (returnUrl); this page if absent. */
  'return-url': address,
};

/** The props of the view. */
export type LoginProps = Props<typeof attributes>;
