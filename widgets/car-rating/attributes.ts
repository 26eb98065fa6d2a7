import { address, type Props } from '../../src/element/standalone/attributes';
import { heading } from '../../src/element/standalone/shared-attributes';

export const attributes = {
  heading,
  /** Address of the page where the car can be traded in, linked below its rating. No link if absent. */
  'trade-in-url': address,
};

/** The props of the view. */
export type CarRatingProps = Props<typeof attributes>;
