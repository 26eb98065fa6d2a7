import { address, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Title of the validation; the widget's default title if absent. */
  heading: text,
  /** Address of help for who could not be validated. */
  'help-url': address,
};

/** The props of the view. */
export type IdentityValidationProps = Props<typeof attributes>;
