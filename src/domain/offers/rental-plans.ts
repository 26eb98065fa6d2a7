/** The plans of a rental offer: a price for each number of months and of kilometres (spec offers#rental-offers). */

export interface RentalPlan {
  /** Months. */
  period: number;
  kilometersPerMonth: number;
  /** In the market's currency. */
  monthlyPrice: number;
  productId?: string | null;
}

/** A plan as a service says it. */
type SaidPlan = Omit<RentalPlan, 'period' | 'kilometersPerMonth'> & {
  period?: number | undefined;
  kilometersPerMonth?: number | undefined;
};

const isWhole = <T extends SaidPlan>(plan: T): plan is T & RentalPlan =>
  !!plan.period && !!plan.kilometersPerMonth && plan.monthlyPrice > 0;

/** Returns the plans that can be offered, the cheapest first; one without months, kilometres or a price is left out. */
export const offeredPlans = <T extends SaidPlan>(plans: readonly T[]): (T & RentalPlan)[] =>
  plans.filter(isWhole).sort((a, b) => a.monthlyPrice - b.monthlyPrice);

const ascending = (values: Iterable<number>) => [...new Set(values)].sort((a, b) => a - b);

/** Returns the periods of plans in months, ascending. */
export const periodsOf = (plans: readonly RentalPlan[]): number[] =>
  ascending(plans.map(({ period }) => period));

/** Returns the kilometres a month that plans of a period include, ascending. */
export const distancesOf = (plans: readonly RentalPlan[], period: number): number[] =>
  ascending(plans.flatMap((plan) => (plan.period === period ? [plan.kilometersPerMonth] : [])));

/** Returns the plan of a period with the kilometres, or the one with the nearest number; undefined without such a period. */
export function planFor<T extends RentalPlan>(
  plans: readonly T[],
  period: number,
  kilometers: number,
): T | undefined {
  const distance = ({ kilometersPerMonth }: T) => Math.abs(kilometersPerMonth - kilometers);
  return plans.filter((plan) => plan.period === period).sort((a, b) => distance(a) - distance(b))[0];
}
