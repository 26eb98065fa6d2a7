import { Coupon } from './Coupon';
import { spendCoupon } from './spend';

/** What belongs to coupons, in one file: only an offer's visitors need it. */
export const coupons = { Coupon, spendCoupon };
