/** The coupons of offers (spec services#coupons). */
import { looseObject, nullish, number, object, optional, string } from 'valibot';
import { count, text, unread } from './entities/fields';
import { coupon } from './entities/offer';
import { DELETE, GET, POST } from './http/call';

const BASE = 'offer-site';

/** The referring partner and its data, read from the token of a partner's link. */
export const decryptPartnershipToken = GET('CPN-01', BASE, '/partnership/token/decrypt', {
  query: object({ token: string() }),
  returns: looseObject({ partner: string(), couponName: text, offerId: text, name: text, cpf: text }),
});
/** p: months. */
export const getDefaultCoupon = GET('CPN-02', BASE, '/coupons/default/offer/{id}/period/{p}', {
  returns: coupon,
});
/** cpf is sent only if it is known (spec financing#coupon). */
export const validateCoupon = POST('CPN-04', BASE, '/coupons/validate/{name}/offer/{id}/period/{p}', {
  safe: true,
  query: object({ cpf: optional(string()) }),
  returns: coupon,
});
/** Consumes one use of a coupon. */
export const countCoupon = POST('CPN-05', BASE, '/coupons/count', {
  body: object({
    couponName: string(),
    offerId: string(),
    couponPeriod: number(),
    userCPF: optional(string()),
  }),
  returns: unread(coupon),
});

/** Releases used coupons; cleared: their number, if the service gives it. An answer may have no body. */
const cleared = nullish(looseObject({ cleared: count }), {});
export const clearCouponsOfCpf = DELETE('CPN-06', BASE, '/coupons/clearCPF/{cpf}', {
  staff: true,
  returns: cleared,
});
export const clearCoupon = DELETE('CPN-07', BASE, '/coupons/clear/{id}', { staff: true, returns: cleared });
export const clearCouponOfCpf = DELETE('CPN-08', BASE, '/coupons/clear/{id}/{cpf}', {
  staff: true,
  returns: cleared,
});
