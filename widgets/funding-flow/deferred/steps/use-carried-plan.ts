import type { PlanTerms } from '#domain/funding/plan';
import { roundToCents, toCents } from '#domain/money/money';
import type { FundingPlan } from '#features/funding/funding-plan';
import { simulateBy } from '#features/funding/simulate';
import { useHost } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { termsOf } from '../flow-state';
import { useFlowPage } from '../shell/flow-context';
import type { FlowCar } from '../use-car';

/** Whether a plan was simulated for this car under these conditions, at its current price or at that of the offer. */
const isOf = (plan: PlanTerms | FundingPlan, car: FlowCar, offerId: string): plan is FundingPlan =>
  'figures' in plan &&
  plan.mvs === car.mvs &&
  plan.year === car.year &&
  (plan.offerId ?? '') === offerId &&
  (offerId !== '' || toCents(plan.price) === toCents(car.price));

/**
 * Returns the plan that the visitor brought from the calculator, with its figures; null if there is none. It is
 * simulated if it came in the address, which has its terms only, or for another price.
 */
export function useCarriedPlan(): FundingPlan | null {
  const { signal } = useHost();
  const { props, state, found } = useFlowPage();
  const { carried } = state;
  const { car } = found;
  const known = carried && car && isOf(carried, car, props.offerId) ? carried : null;
  const ask = async (
    of: PlanTerms,
    { mvs, year, price, partIds, colorCode }: FlowCar,
  ): Promise<FundingPlan> => {
    const terms = termsOf(of);
    const asked = { ...terms, mvs, year, price: roundToCents(price) };
    const kind = { planType: props.planType.toUpperCase(), ...(props.offerId && { offerId: props.offerId }) };
    const parts = { ...(partIds && { partIds }), ...(colorCode && { colorCode }) };
    return { ...asked, figures: await simulateBy(terms.source, { ...asked, ...kind, ...parts }, { signal }) };
  };
  const question = carried && car && !known ? JSON.stringify([termsOf(carried), car]) : undefined;
  const { value } = useQuery(() => ask(carried as PlanTerms, car as FlowCar), question);
  return known ?? value ?? null;
}
