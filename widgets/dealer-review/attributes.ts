import { address, type Props, text } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Id of the dealer (idSiteGeo) whose opinions a visitor reads; that chosen on the page if absent. */
  dealer: text,
  /** Address of the page with the garage, linked where no car can be reviewed. No link if absent. */
  'garage-url': address,
};

/** The props of the view. */
export type DealerReviewProps = Props<typeof attributes>;
