import type { AdapterName } from '../../../src/domain/financing/adapter';
import { areAmounts, isInstallmentCount } from '../../../src/domain/financing/simulation';
import { mvsCode } from '../../../src/domain/mvs';
import { brandModels } from '../../../src/features/car/current/models';
import type { FundingPlan } from '../../../src/features/funding/funding-plan';
import { problemOf } from '../../../src/features/funding/simulation-queries';
import type { CarModel, Mvs } from '../../../src/services/entities/car';
import { simulateBy } from '../../../src/services/fallbacks/simulate';
import * as financing from '../../../src/services/financing';
import { isServiceError } from '../../../src/services/http/service-error';

/** A version that can be paid by the month; price in the market's currency. */
export interface Sold {
  code: string;
  year: number;
  price: number;
  name: string;
  modelName: string;
  mvs: Mvs;
}

const soldOf = (model: CarModel, mvs: Mvs): Sold => ({
  code: mvs.code,
  year: mvs.year ?? model.year ?? new Date().getFullYear(),
  price: mvs.price ?? 0,
  name: mvs.versionName || mvs.code,
  modelName: model.modelName,
  mvs,
});

export const versionsOf = (model: CarModel): Sold[] => model.versions.map((mvs) => soldOf(model, mvs));

/** Codes an author wrote, each once and only where it is one. */
export const codesIn = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(mvsCode))];

/** The version of a code that the brand sells, of a year or the newest; undefined where there is none. */
export async function findSold(code: string, year?: number): Promise<Sold | undefined> {
  const all = (await brandModels()).flatMap(versionsOf).filter((each) => each.code === code);
  return all.find((each) => each.year === year) ?? all.sort((one, other) => other.year - one.year)[0];
}

/** The other versions of a version's model: dearer ones first, the next dearer at the top, then cheaper ones. */
export async function siblingsOf(code: string, year: number, price: number): Promise<Sold[]> {
  const model = (await brandModels()).find(({ versions }) => versions.some((each) => each.code === code));
  const others = (model ? versionsOf(model) : []).filter((each) => each.code !== code && each.year === year);
  const dearer = others.filter((each) => each.price >= price).sort((one, other) => one.price - other.price);
  const cheaper = others.filter((each) => each.price < price).sort((one, other) => other.price - one.price);
  return [...dearer, ...cheaper];
}

/** What a version comes to by the month, amounts in the market's currency; undefined where there is nothing. */
export interface Monthly {
  numberOfInstallments: number;
  installmentsValue: number;
  entranceValue: number;
  finalInstallmentValue: number;
  legalText: string;
}

/**
 * What versions come to: on a plan's own terms, so that the difference is the car's and not the terms'; without one by
 * the bank's default values, in one call.
 */
export async function monthlyOf(
  versions: readonly Sold[],
  source: AdapterName,
  plan: FundingPlan | null,
  signal: AbortSignal,
): Promise<Map<string, Monthly>> {
  const priced = versions.filter(({ price }) => price > 0);
  if (!plan) return batch(priced, source, signal);
  const terms = {
    entrancePercent: plan.entrancePercent,
    numberOfInstallments: plan.numberOfInstallments,
    finalInstallmentPercentage: plan.finalInstallmentPercentage,
    planId: plan.planId,
  };
  const found = await Promise.all(
    priced.map(async ({ code, year, price }) => {
      const input = { mvs: code, year, price, ...terms };
      try {
        const figures = await simulateBy(plan.source, input, { signal });
        return [code, { ...figures, numberOfInstallments: plan.numberOfInstallments }] as const;
      } catch (error) {
        // What one version has no simulation for, or none that can be shown, another may have.
        const shape = isServiceError(error) && error.kind === 'shape';
        if (!shape && problemOf(error, plan.source).problem === 'failed') throw error;
        return undefined;
      }
    }),
  );
  return new Map(found.filter((each) => each !== undefined));
}

async function batch(
  versions: readonly Sold[],
  source: AdapterName,
  signal: AbortSignal,
): Promise<Map<string, Monthly>> {
  if (versions.length === 0) return new Map();
  const cars = versions.map(({ code, year, price }) => ({ mvs: code, year, price }));
  const found = await financing.simulateBatch({ body: { source, cars } }, { signal });
  const plans = found.filter((each) => areAmounts(each) && isInstallmentCount(each.numberOfInstallments));
  return new Map(
    plans.map((each) => [
      each.mvs,
      {
        ...each,
        finalInstallmentValue: each.finalInstallmentValue ?? 0,
        legalText: each.legalText ?? '',
      },
    ]),
  );
}
