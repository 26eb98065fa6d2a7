import { compareLimits, isEverDue, type Limits, type Usage } from '#domain/vehicle/maintenance';
import { country } from '#page/core/metadata';
import type { MaintenancePlan, Revision } from '#services/entities/maintenance';
import { orNull } from '#services/http/problem';
import { cachedQuery } from '#services/http/query-cache';
import {
  getMaintenancePlan,
  getMaintenanceSuggestion,
  getRevisionSchedule,
  listMaintenancePlans,
} from '#services/maintenance';

/** A version of a brand, and the state whose prices are asked for; empty for those of the whole country. */
export interface PlanRequest {
  brand: string;
  mvsCode: string;
  state: string;
}

/** Returns when a revision is due. */
export const limitsOf = ({ mileage, months }: Pick<Revision, 'mileage' | 'months'>): Limits => ({
  kilometers: mileage,
  months,
});

/** Returns a plan's revisions in their order, without those that are never due. */
const inOrder = (plan: MaintenancePlan): MaintenancePlan & { revisions: Revision[] } => ({
  ...plan,
  revisions: (plan.revisions ?? [])
    .filter((each) => isEverDue(limitsOf(each)))
    .sort((one, other) => compareLimits(limitsOf(one), limitsOf(other))),
});
export type OrderedPlan = ReturnType<typeof inOrder>;

/** Loads the plans of a model's versions, each version once; none if the model has no plan (MNT-01). */
export const plansOfModel = (brand: string, modelCode: string): Promise<OrderedPlan[]> =>
  cachedQuery(`maintenance ${brand} ${country()} ${modelCode}`, async () => {
    const query = { brand, country: country() ?? '', modelCode };
    const plans = (await orNull(listMaintenancePlans({ query }))) ?? [];
    const byCode = new Map(plans.map((plan) => [plan.mvsCode, inOrder(plan)]));
    return [...byCode.values()].filter(({ revisions }) => revisions.length > 0);
  });

const stateQuery = (state: string) => (state ? { state } : {});

/** Loads the plan of a version with a state's prices (MNT-04). */
export const planOf = ({ brand, mvsCode, state }: PlanRequest): Promise<OrderedPlan> =>
  cachedQuery(`maintenance plan ${brand} ${country()} ${mvsCode} ${state}`, async () =>
    inOrder(
      await getMaintenancePlan({
        mvsCode,
        query: { brand, countryCode: country() ?? '', ...stateQuery(state) },
      }),
    ),
  );

/** Returns the key of a suggestion. */
export const suggestionKey = ({ brand, mvsCode, state }: PlanRequest, { kilometers, months }: Usage) =>
  `maintenance next ${brand} ${country()} ${mvsCode} ${state} ${kilometers} ${months}`;

/** Loads which revision is next (MNT-02). Throws if it is never due. */
export const suggestionOf = (request: PlanRequest, usage: Usage) =>
  cachedQuery(suggestionKey(request, usage), async () => {
    const suggestion = await getMaintenanceSuggestion({
      query: {
        brand: request.brand,
        country: country() ?? '',
        mvsCode: request.mvsCode,
        mileage: usage.kilometers,
        ...(usage.months !== undefined && { months: usage.months }),
        ...stateQuery(request.state),
      },
    });
    if (!isEverDue(limitsOf(suggestion.revision))) throw new RangeError('expected a revision that is due');
    return suggestion;
  });
export type Suggestion = Awaited<ReturnType<typeof suggestionOf>>;

/** Loads how long a revision takes and as what it is booked, at a dealer if one is chosen (MNT-03). */
export const scheduleOf = ({ brand, mvsCode }: PlanRequest, number: number, dealerCode: string) =>
  cachedQuery(`maintenance schedule ${brand} ${country()} ${mvsCode} ${number} ${dealerCode}`, () =>
    getRevisionSchedule({
      query: {
        brand,
        country: country() ?? '',
        mvsCode,
        number,
        ...(dealerCode && { dealerCode }),
      },
    }),
  );
