import { cpf as isCpf } from '#domain/person/documents';
import { digitsOf } from '#domain/text/format';
import type { CallOptions } from '#services/http/types';
import { countCoupon } from '#services/offer-coupon';
import { dropCoupon } from './applied-coupon';
import type { CouponTermsOfPlan } from './use-coupon';

type Plan = Omit<CouponTermsOfPlan, 'downPayment'>;

/** The body of CPN-05; with the CPF only if it is whole. */
export function bodyOfUse(name: string, { offerId, period, cpf = '' }: Plan) {
  const person = isCpf(cpf) ? { userCPF: digitsOf(cpf) } : {};
  return { couponName: name, offerId, couponPeriod: period, ...person };
}

/** Uses a coupon once (CPN-05); it is no longer the visit's. Throws a ServiceError. */
export async function redeemCoupon(name: string, plan: Plan, options: CallOptions = {}): Promise<void> {
  await countCoupon({ body: bodyOfUse(name, plan) }, options);
  dropCoupon(plan);
}

/**
 * Uses a coupon once, after its proposal was received (CPN-05). Never rejects: a failure does not affect the proposal.
 */
export const spendCoupon = (name: string, plan: Plan): Promise<void> =>
  redeemCoupon(name, plan).catch(() => dropCoupon(plan));
