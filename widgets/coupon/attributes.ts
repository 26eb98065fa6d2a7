import { address, flag, number, type Props, text } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /**
   * Id of the offer that the coupon is for; the offer viewed last if absent.
   * @example of-fiat-1
   */
  'offer-id': text,
  /** Months of the plans that have coupons, separated by spaces; 12 24 36 48 if absent. */
  periods: text,
  /** Down payment of the plan in the market's currency; that of the page's calculator if absent. */
  'down-payment': number,
  /** Address of the financing, offered once a coupon applies. */
  'financing-url': address,
  /** The coupon can be used here: it is counted, and its code is shown for the dealer. */
  redeem: flag,
  /** Id of a service or accessory offer, whose coupon is taken or whose price is fixed; instead of offer-id. */
  'mopar-offer': text,
};

/** The props of the view. */
export type CouponWidgetProps = Props<typeof attributes>;
