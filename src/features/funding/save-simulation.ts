import { areAmounts } from '#domain/financing/simulation';
import { toCents } from '#domain/money/money';
import type { Simulation } from '#services/entities/simulation';
import * as financing from '#services/financing';
import { ServiceError } from '#services/http/service-error';
import type { FundingPlan } from './funding-plan';

/** The configured car of a simulation: its optionals and colour, as far as they are known. */
interface ConfiguredAs {
  partIds?: string[] | undefined;
  colorCode?: string | undefined;
}

/** The kind of plan, and the offer whose conditions it is under. */
interface PlanConditions {
  planType: string;
  offerId?: string | undefined;
}

/**
 * Saves a simulation by the service (FIN-03), under an offer's conditions if the plan has one (FIN-01, which needs both
 * ids). Throws a ServiceError, also if an amount of the saved simulation is invalid.
 * @param couponName a coupon of the offer, which the service may leave out of its answer
 */
export async function saveSimulation(
  plan: Omit<FundingPlan, 'figures'>,
  car: ConfiguredAs,
  { planType, offerId }: PlanConditions,
  signal: AbortSignal,
  couponName?: string,
): Promise<Simulation> {
  const { source, mvs, year, price } = plan;
  const { entrancePercent, numberOfInstallments, finalInstallmentPercentage, planId } = plan;
  const terms = {
    entrancePercent,
    numberOfInstallments,
    ...(finalInstallmentPercentage !== undefined && { finalInstallmentPercentage }),
  };
  const made = await financing.createSimulation(
    {
      body: {
        mvs,
        year,
        price,
        source,
        planType: planType.toUpperCase(),
        ...terms,
        ...(offerId && { offerId }),
        ...(planId && { planId }),
        ...(car.partIds && { partIds: car.partIds }),
        ...(car.colorCode && { colorCode: car.colorCode }),
      },
    },
    { signal },
  );
  const kept = offerId
    ? await financing.updateSimulationWithOffer(
        { simulationId: made.id, offerId, body: { ...terms, ...(couponName && { couponName }) } },
        { signal },
      )
    : made;
  // A plan that the visitor continues with must be complete.
  if (!areAmounts(kept))
    throw new ServiceError('shape', offerId ? 'FIN-01' : 'FIN-03', 'expected amounts of money');
  return kept;
}

/** Whether the amounts of the saved simulation differ from those that the visitor saw. */
export function differsFromPlan(kept: Simulation, { figures }: FundingPlan): boolean {
  const pairs: [number | null | undefined, number][] = [
    [kept.entranceValue, figures.entranceValue],
    [kept.installmentsValue, figures.installmentsValue],
    [kept.finalInstallmentValue, figures.finalInstallmentValue],
  ];
  return pairs.some(([one, other]) => toCents(one ?? 0) !== toCents(other));
}
