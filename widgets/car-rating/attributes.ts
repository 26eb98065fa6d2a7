import { address, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Title; the widget's default title if absent. */
  heading: text,
  /** Address of the page where the car can be traded in, linked below its rating. No link if absent. */
  'trade-in-url': address,
};

/** The props of the view. */
export type CarRatingProps = Props<typeof attributes>;
