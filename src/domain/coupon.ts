/** Whether a coupon counts for a proposal (spec financing#coupon). */

/** remaining: how often it may still be used, null where that is not limited; validUntil: an ISO moment, or empty. */
export interface CouponTerms {
  remaining?: number | null;
  validUntil?: string | null;
  needsDownPayment?: boolean | null;
}

/** Used up and over are unavailable. */
export function couponAvailable(coupon: CouponTerms, options: { now?: Date } = {}): boolean {
  const { remaining, validUntil } = coupon;
  const over = !!validUntil && new Date(validUntil) < (options.now ?? new Date());
  return remaining !== 0 && !over;
}

/** Some coupons are only for proposals with a down payment; downPayment in the market's currency. */
export const couponSuits = (coupon: CouponTerms, options: { downPayment: number }): boolean =>
  !coupon.needsDownPayment || options.downPayment > 0;
