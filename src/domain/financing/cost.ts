/** What a plan costs as a whole, computed from its amounts: the services answer with installments only. */
import { fromCents, toCents } from '../money/money';
import type { SimulationFigures } from './simulation';

/** A plan's amounts in the market's currency. */
export type PlanAmounts = Pick<
  SimulationFigures,
  'entranceValue' | 'installmentsValue' | 'finalInstallmentValue'
> & { price: number; numberOfInstallments: number };

/**
 * Returns the total to pay: down payment, all installments and the final one (spec financing#cost); NaN if an amount is
 * invalid.
 */
export const totalPayable = (plan: PlanAmounts): number =>
  fromCents(
    toCents(plan.entranceValue) +
      toCents(plan.installmentsValue) * plan.numberOfInstallments +
      toCents(plan.finalInstallmentValue),
  );

/** The present value of the installments and of the final one, which is paid with the last, at a monthly rate. */
function presentValue(plan: PlanAmounts, rate: number): number {
  const { numberOfInstallments: count, installmentsValue, finalInstallmentValue } = plan;
  const last = (1 + rate) ** -count;
  const each = rate === 0 ? count : (1 - last) / rate;
  return installmentsValue * each + finalInstallmentValue * last;
}

const HALVINGS = 60;

/**
 * Returns the effective cost of a plan (CET, in Argentina CFT; spec financing#cost) in percent: the rate at which its payments are worth the
 * price without the down payment, so that taxes and fees within the installments count. null if nothing is financed,
 * or if the payments do not exceed it.
 */
export function effectiveCost(plan: PlanAmounts): { monthly: number; yearly: number } | null {
  const received = plan.price - plan.entranceValue;
  if (!(received > 0) || !(presentValue(plan, 0) > received) || presentValue(plan, 1) >= received)
    return null;
  let [low, high] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (presentValue(plan, middle) > received) low = middle;
    else high = middle;
  }
  return { monthly: low * 100, yearly: ((1 + low) ** 12 - 1) * 100 };
}
