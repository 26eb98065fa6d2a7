import { address, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Title; the widget's default title if absent. */
  heading: text,
  /** Id of a campaign to show at first; that of the address (?vt-campaign=) if absent. */
  campaign: text,
  /** Address of the privacy notice, linked below the booking of the repair. No link if absent. */
  'privacy-url': address,
};

/** The props of the view. */
export type RecallSearchProps = Props<typeof attributes>;
