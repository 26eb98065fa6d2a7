import { CouponView } from './deferred/CouponView';

/** The chunk that loads after the first view: the plan, the coupon and its calls. */
export const deferredParts = { CouponView };
