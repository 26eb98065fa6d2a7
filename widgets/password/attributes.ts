import { address, option, type Props } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /**
   * forgot sets a new password with the code of an e-mail; change replaces the password of a signed-in visitor; first
   * sets the password of an account that somebody else has opened.
   */
  mode: option('forgot', 'change', 'first'),
  /** Address of the sign-in, linked once the password is set. */
  'login-url': address,
};

/** The props of the view. */
export type PasswordProps = Props<typeof attributes>;
