import { cpf as isCpf } from '../../domain/documents';
import { digitsOf } from '../../domain/format';
import { countCoupon } from '../../services/offer-site';
import type { CouponTermsOfPlan } from './use-coupon';

/**
 * Uses a coupon up by one, once the proposal it is for has come (CPN-05). Never fails: the proposal is in, and what
 * becomes of the count is the services' affair.
 */
export async function spendCoupon(name: string, plan: Omit<CouponTermsOfPlan, 'downPayment'>): Promise<void> {
  const { offerId, period, cpf = '' } = plan;
  const person = isCpf(cpf) ? { userCPF: digitsOf(cpf) } : {};
  await countCoupon({ body: { couponName: name, offerId, couponPeriod: period, ...person } }).catch(() => {});
}
