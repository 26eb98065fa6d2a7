import { type AdapterName, mayHaveFinal } from '#domain/financing/adapter';
import { areAmounts, isInstallmentCount } from '#domain/financing/simulation';
import { writtenList } from '#domain/text/written-list';
import { mvsCode } from '#domain/vehicle/mvs';
import type { CarModel, Mvs } from '#services/entities/car';
import { simulateBatch } from '#services/financing-simulation';
import { isServiceError } from '#services/http/service-error';
import { brandModels } from '../../car/current/models';
import type { FundingPlan } from '../funding-plan';
import { simulateBy } from '../simulate';
import { problemOf } from '../simulation-queries';
import type { Terms } from '../terms';

/** A version of the brand; price in the market's currency, 0 if it is not known. */
export interface SoldVersion {
  code: string;
  year: number | undefined;
  price: number;
  name: string;
  modelName: string;
  mvs: Mvs;
}
/** One that can be financed: a bank asks for the price and the model year. */
export type PricedVersion = SoldVersion & { year: number };

export const canBeFinanced = (version: SoldVersion): version is PricedVersion =>
  version.price > 0 && version.year !== undefined;

const soldOf = (model: CarModel, mvs: Mvs): SoldVersion => ({
  code: mvs.code,
  year: mvs.year ?? model.year,
  price: mvs.price ?? 0,
  name: mvs.versionName || mvs.code,
  modelName: model.modelName,
  mvs,
});

export const versionsOf = (model: CarModel): SoldVersion[] => model.versions.map((mvs) => soldOf(model, mvs));

/** Returns the valid codes of an author's text, without duplicates. */
export const codesIn = (text: string): string[] => [...new Set(writtenList(text).filter(mvsCode))];

/** Loads the brand's version with a code, of a year or the newest; undefined if there is none. */
export async function findSoldVersion(code: string, year?: number): Promise<SoldVersion | undefined> {
  const all = (await brandModels()).flatMap(versionsOf).filter((each) => each.code === code);
  return (
    all.find((each) => each.year === year) ?? all.sort((one, other) => (other.year ?? 0) - (one.year ?? 0))[0]
  );
}

/**
 * Loads the other versions of the same model: first the more expensive ones, in ascending order, then the cheaper ones.
 */
export async function siblingsOf(code: string, year: number, price: number): Promise<SoldVersion[]> {
  const model = (await brandModels()).find(({ versions }) => versions.some((each) => each.code === code));
  const others = (model ? versionsOf(model) : []).filter((each) => each.code !== code && each.year === year);
  const dearer = others.filter((each) => each.price >= price).sort((one, other) => one.price - other.price);
  const cheaper = others.filter((each) => each.price < price).sort((one, other) => other.price - one.price);
  return [...dearer, ...cheaper];
}

/** The installments of a version, amounts in the market's currency; undefined if there are none. */
export interface Monthly {
  numberOfInstallments: number;
  installmentsValue: number;
  entranceValue: number;
  finalInstallmentValue: number;
  legalText: string;
}

// Not with the cars: most visitors trade in none.
const loadDownPayment = () => import('../used-car-terms');

/** What a simulation of several versions starts from. */
interface MonthlyOptions {
  source: AdapterName;
  /** The plan whose terms are used; null for none. */
  plan: FundingPlan | null;
  /** The down payment without a plan, in the market's currency; 0 for the bank's default value. */
  downPayment: number;
  signal: AbortSignal;
}

/**
 * Loads the installments of versions: on the plan's own terms, so that only the cars differ; without a plan on the
 * bank's default values, in one call, or with another down payment in one for each.
 */
export async function monthlyOf(
  versions: readonly SoldVersion[],
  { source, plan, downPayment, signal }: MonthlyOptions,
): Promise<Map<string, Monthly>> {
  const priced = versions.filter(canBeFinanced);
  if (plan) return simulated(priced, plan.source, async () => plan, signal);
  if (downPayment === 0) return batch(priced, source, signal);
  const { termsWithDownPayment } = await loadDownPayment();
  return simulated(priced, source, (version) => termsWithDownPayment(source, version, downPayment), signal);
}

/** Simulates each version on its terms. */
async function simulated(
  versions: readonly PricedVersion[],
  source: AdapterName,
  termsOf: (version: PricedVersion) => Promise<Terms & { planId?: string }>,
  signal: AbortSignal,
): Promise<Map<string, Monthly>> {
  const found = await Promise.all(
    versions.map(async (version) => {
      const { code, year, price } = version;
      try {
        const { entrancePercent, numberOfInstallments, finalInstallmentPercentage, planId } =
          await termsOf(version);
        const terms = { entrancePercent, numberOfInstallments, finalInstallmentPercentage, planId };
        const figures = await simulateBy(source, { mvs: code, year, price, ...terms }, { signal });
        return [code, { ...figures, numberOfInstallments }] as const;
      } catch (error) {
        // A missing or invalid simulation of one version does not affect the others.
        const shape = isServiceError(error) && error.kind === 'shape';
        if (!shape && problemOf(error, source).problem === 'failed') throw error;
        return undefined;
      }
    }),
  );
  return new Map(found.filter((each) => each !== undefined));
}

async function batch(
  versions: readonly PricedVersion[],
  source: AdapterName,
  signal: AbortSignal,
): Promise<Map<string, Monthly>> {
  if (versions.length === 0) return new Map();
  const cars = versions.map(({ code, year, price }) => ({ mvs: code, year, price }));
  const found = await simulateBatch({ body: { source, cars } }, { signal });
  const plans = found.filter(
    (each) =>
      areAmounts(each) &&
      isInstallmentCount(each.numberOfInstallments) &&
      (each.finalInstallmentValue != null || !mayHaveFinal(source)),
  );
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
