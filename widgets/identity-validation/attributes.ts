import { address, type Props } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Address of help for who could not be validated. */
  'help-url': address,
};

/** The props of the view. */
export type IdentityValidationProps = Props<typeof attributes>;
