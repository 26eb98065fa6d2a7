import { address, flag, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Title of the form; the widget's default title if absent. */
  heading: text,
  /** Address of the sign-in, for visitors who have an account. */
  'login-url': address,
  /** Address of the privacy notice, linked above the button. */
  'privacy-url': address,
  /** Address after signing up, unless the page's address names one (returnUrl). */
  'return-url': address,
  /** The account is sent to the CRM as well. */
  crm: flag,
};

/** The props of the view. */
export type SignupProps = Props<typeof attributes>;
