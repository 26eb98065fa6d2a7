import { address, type Props } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Address of the page with vt-loyalty-subscription, on which one joins the program. No link if absent. */
  'join-url': address,
  /** Address of the page with vt-rewards, on which points are spent. No link if absent. */
  'rewards-url': address,
  /** Address of the page with vt-loyalty-ranking. No link if absent. */
  'ranking-url': address,
};

/** The props of the view. */
export type LoyaltyProps = Props<typeof attributes>;
