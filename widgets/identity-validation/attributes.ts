import { address, type Props } from '#element/standalone/attributes';
import { heading } from '#element/standalone/shared-attributes';

export const attributes = {
  heading,
  /** Address of help for who could not be validated. */
  'help-url': address,
};

/** The props of the view. */
export type IdentityValidationProps = Props<typeof attributes>;
