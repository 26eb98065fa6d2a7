import { address, type Props } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Address of the page where the car can be traded in, linked below its rating. No link if absent. */
  'trade-in-url': address,
};

/** The props of the view. */
export type CarRatingProps = Props<typeof attributes>;
