import { address, type Props } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Address of the program's terms, linked where the visitor agrees to them. No link if absent. */
  'terms-url': address,
  /** Address of the page with vt-card-wallet, linked where a card is missing. No link if absent. */
  'wallet-url': address,
};

/** The props of the view. */
export type LoyaltySubscriptionProps = Props<typeof attributes>;
