import { $appliedCoupon, couponOfOffer, dropCoupon, keepCoupon } from './applied-coupon';
import { Coupon } from './Coupon';
import { redeemCoupon, spendCoupon } from './spend';

/** The coupon field, its calls and the coupon of the visit, in one chunk: only plans of offers need it. */
export const coupons = {
  $appliedCoupon,
  Coupon,
  couponOfOffer,
  dropCoupon,
  keepCoupon,
  redeemCoupon,
  spendCoupon,
};
export type Coupons = typeof coupons;
