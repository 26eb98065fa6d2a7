/** Loyalty vouchers and their redemption (spec services#loyalty). */
import { array, integer, looseObject, minValue, number, object, optional, pipe, string } from 'valibot';
import { amount, figure } from './entities/fields';
import { voucher } from './entities/loyalty';
import { GET, POST } from './http/call';

const BASE = 'voucher-hub';
const auth = 'bearer';
/**
 * Ours: the same for all tries of one attempt, which makes one voucher and is named by it. A browser by itself sends a request again whose
 * connection was closed before an answer, also a GET that makes something.
 */
const idempotencyKey = optional(string());

/** Exchanges points for a voucher. */
export const exchangePoints = POST('VOU-01', BASE, '/vouchers/loyalty', {
  auth,
  body: object({ points: pipe(number(), integer(), minValue(1)), idempotencyKey }),
  returns: voucher,
});
/** Generates the next voucher that the user is entitled to: a GET that changes something. */
export const generateVoucher = GET('VOU-02', BASE, '/vouchers/fidelity/generate', {
  auth,
  once: true,
  query: object({ idempotencyKey }),
  returns: voucher,
});
export const listRedeemedVouchers = GET('VOU-03', BASE, '/vouchers/fidelity/redeemed', {
  auth,
  returns: array(voucher),
});
/** The maximum voucher discount of one purchase, in the market's currency. */
export const getMaxVoucherDiscount = GET('VOU-04', BASE, '/vouchers/fidelity/maxDiscount', {
  auth,
  returns: looseObject({ maxDiscount: figure, available: amount }),
});
export const listAvailableVouchers = GET('VOU-05', BASE, '/vouchers/fidelity/available', {
  auth,
  returns: array(voucher),
});
/**
 * Redeems a reward by its id, a voucher or a gift voucher by its code, or a gift by its hash. type: SELF, GIFT (the
 * answer's hash is for the recipient) or GIFTED (redeemed with that hash). expectedPoints (ours): what the visitor has seen
 * that a reward costs; one that costs something else is not redeemed: 409 with the reason amount-changed and the new `amount`.
 */
export const redeemReward = POST('VOU-06', BASE, '/rewards', {
  auth,
  body: object({
    brand: string(),
    id: optional(string()),
    code: optional(string()),
    type: optional(string(), 'SELF'),
    hash: optional(string()),
    expectedPoints: optional(number()),
    idempotencyKey,
  }),
  returns: voucher,
});
/** id: of a reward; of one of the user's vouchers, or its code; or the hash of a gift. */
export const getReward = GET('VOU-07', BASE, '/rewards/{brand}/{id}', {
  auth,
  returns: voucher,
});
