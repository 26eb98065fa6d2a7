import { hasAdapter, mayHaveFinal } from '#domain/financing/adapter';
import { areAmounts, isInstallmentCount } from '#domain/financing/simulation';
import type { Simulation } from '#services/entities/simulation';
import type { FundingPlan } from './funding-plan';

/** Returns the plan of a simulation that the service has saved; null if it is not a whole one of a known source. */
export function planOfSaved(saved: Simulation): FundingPlan | null {
  const { source, mvs, year, price, entrancePercent, numberOfInstallments: count } = saved;
  const { finalInstallmentPercentage: final, offerId } = saved;
  if (!hasAdapter(source) || !mvs || !year || !price || entrancePercent == null) return null;
  if (!count || !isInstallmentCount(count) || !areAmounts(saved)) return null;
  const { totalInstallments, finalInstallmentValue } = saved;
  if (totalInstallments == null || (finalInstallmentValue == null && mayHaveFinal(source))) return null;
  return {
    source,
    mvs,
    year,
    price,
    entrancePercent,
    numberOfInstallments: count,
    ...(final && { finalInstallmentPercentage: final }),
    ...(offerId && { offerId }),
    figures: {
      entranceValue: saved.entranceValue,
      installmentsAvailable: (saved.installmentsAvailable ?? []).filter(isInstallmentCount),
      installmentsValue: saved.installmentsValue,
      totalInstallments,
      maxFinalInstallmentPercent: saved.maxFinalInstallmentPercent ?? 0,
      minFinalInstallmentPercent: saved.minFinalInstallmentPercent ?? 0,
      finalInstallmentValue: finalInstallmentValue ?? 0,
      hasOffers: saved.hasOffers ?? false,
      legalText: saved.legalText ?? '',
    },
  };
}
