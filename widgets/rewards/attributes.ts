import { address, type Props } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Address of the page on which a gift is received; this page if absent. */
  'gift-url': address,
  /** Address of the support, linked where a redemption fails. No link if absent. */
  'support-url': address,
};

/** The props of the view. */
export type RewardsProps = Props<typeof attributes>;
