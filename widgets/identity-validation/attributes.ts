import { address, type Props } from '../../src/element/standalone/attributes';
import { heading } from '../../src/element/standalone/shared-attributes';

export const attributes = {
  heading,
  /** Address of help for who could not be validated. */
  'help-url': address,
};

/** The props of the view. */
export type IdentityValidationProps = Props<typeof attributes>;
