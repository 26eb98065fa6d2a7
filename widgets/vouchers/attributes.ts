import { address, flag, type Props } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Address of the page with vt-rewards, on which a gift is received. Without it no voucher can be given. */
  'gift-url': address,
  /** Whether the visitor can exchange points of the loyalty programme for a voucher. */
  points: flag,
};

/** The props of the view. */
export type VouchersProps = Props<typeof attributes>;
