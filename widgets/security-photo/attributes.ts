import { address, type Props } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Address that a phone opens to take the photo; this page's, without query and hash, if absent. */
  'phone-url': address,
  /** Address of help for those whose photos are not accepted. */
  'help-url': address,
};

/** The props of the view. */
export type SecurityPhotoProps = Props<typeof attributes>;
