import { Coupon } from './Coupon';
import { spendCoupon } from './spend';

/** The coupon field and its calls, in one chunk: only plans of offers need it. */
export const coupons = { Coupon, spendCoupon };
