import { cpf as isCpf } from '../../domain/documents';
import { digitsOf } from '../../domain/format';
import { countCoupon } from '../../services/offer-site';
import type { CouponTermsOfPlan } from './use-coupon';

/**
 * Uses a coupon once, after its proposal was received (CPN-05). Never rejects: a failure does not affect the proposal.
 */
export async function spendCoupon(name: string, plan: Omit<CouponTermsOfPlan, 'downPayment'>): Promise<void> {
  const { offerId, period, cpf = '' } = plan;
  const person = isCpf(cpf) ? { userCPF: digitsOf(cpf) } : {};
  await countCoupon({ body: { couponName: name, offerId, couponPeriod: period, ...person } }).catch(() => {});
}
