import { address, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Title of the photo; the widget's default title if absent. */
  heading: text,
  /** Address that a phone opens to take the photo; this page's, without query and hash, if absent. */
  'phone-url': address,
  /** Address of help for those whose photos are not accepted. */
  'help-url': address,
};

/** The props of the view. */
export type SecurityPhotoProps = Props<typeof attributes>;
