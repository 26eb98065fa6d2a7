/** Whether a coupon is valid for a proposal (spec financing#coupon). */
import { endOf } from '../time/day-bounds';

/** remaining: number of uses left, null if unlimited; validUntil: ISO date and time, a day, which is included, or empty. */
export interface CouponTerms {
  remaining?: number | null;
  validUntil?: string | null;
  needsDownPayment?: boolean | null;
}

/** Whether a coupon has uses left and has not expired. */
export function couponAvailable(coupon: CouponTerms, options: { now?: Date } = {}): boolean {
  const { remaining, validUntil } = coupon;
  const over = endOf(validUntil) < (options.now ?? new Date()).getTime();
  return remaining !== 0 && !over;
}

/** Whether a coupon applies to a proposal; some require a down payment. downPayment in the market's currency. */
export const couponSuits = (coupon: CouponTerms, options: { downPayment: number }): boolean =>
  !coupon.needsDownPayment || options.downPayment > 0;

/**
 * Whether a service's answer includes the coupon that it was asked with (spec financing#coupon). Services write names
 * in capitals, however they were typed.
 */
export const includesCoupon = (
  answer: { couponName?: string | null | undefined },
  name: string | null | undefined,
): boolean => !!name && answer.couponName?.trim().toUpperCase() === name.trim().toUpperCase();
