import { MOST_INSTALLMENTS } from '../core/bounds';
import type { Language } from '../core/brands';
import { isAmount, roundToCents } from '../money/money';

/**
 * Input of a simulation (spec financing#simulation). Percents from 0 to 100, price in the market's currency. planType and
 * offerId select the conditions and are not sent to the bank's own calls.
 */
export interface SimulationInput {
  /** The version's code. */
  mvs: string;
  year: number;
  price: number;
  planId?: string;
  entrancePercent: number;
  numberOfInstallments: number;
  /** Absent if there is no final installment. */
  finalInstallmentPercentage?: number;
  partIds?: string[];
  colorCode?: string;
  /** MSC, ECOM or OFFER. */
  planType?: string;
  offerId?: string;
}

/** The result of every source (spec financing#simulation). Amounts in the market's currency, to the cent; percents 0 to 100. */
export interface SimulationFigures {
  entranceValue: number;
  /** The available numbers of installments. */
  installmentsAvailable: number[];
  installmentsValue: number;
  /** The financed amount: valor_financiamento, totalAmountFinanced. */
  totalInstallments: number;
  maxFinalInstallmentPercent: number;
  minFinalInstallmentPercent: number;
  finalInstallmentValue: number;
  hasOffers: boolean;
  /** Shown beside the figures. */
  legalText: string;
}

/** Whether all amounts of a plan are valid and not negative: a plan is shown completely or not at all. */
export const areAmounts = (plan: {
  entranceValue: number;
  installmentsValue: number;
  totalInstallments?: number | null;
  finalInstallmentValue?: number | null;
}): boolean =>
  [
    plan.entranceValue,
    plan.installmentsValue,
    plan.totalInstallments ?? 0,
    plan.finalInstallmentValue ?? 0,
  ].every((value) => isAmount(value) && value >= 0);

/** Whether a plan can have this number of installments. */
export const isInstallmentCount = (count: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= MOST_INSTALLMENTS;

/** Bounds, initial values and steps of a calculator's sliders. Percents from 0 to 100. */
export interface SimulationRange {
  entrancePercent: number;
  minEntrancePercent: number;
  maxEntrancePercent: number;
  numberOfInstallments: number;
  installmentsAvailable: readonly number[];
  /** All three are 0 if there is no final installment. */
  finalInstallmentPercentage: number;
  minFinalInstallmentPercent: number;
  maxFinalInstallmentPercent: number;
  /** Distance between the possible final installments; any value within the bounds if absent. */
  finalInstallmentStep?: number | null;
}

/** The range of a source with equal installments. */
export const NO_FINAL_INSTALLMENT = {
  finalInstallmentPercentage: 0,
  minFinalInstallmentPercent: 0,
  maxFinalInstallmentPercent: 0,
} as const;

/** One source: its calls, its request, the meaning of its answer, and its presentation. */
export interface FinancingAdapter<Request, Answer> {
  /** Its name (spec financing#sources) and a description of one or two sentences, for visitors. */
  name: Readonly<Record<Language, string>>;
  /** Heading of its plans: says whether the installments are equal or end with a larger one. */
  title: Readonly<Record<Language, string>>;
  about: Readonly<Record<Language, string>>;
  /** The step of the funding flow that simulates with it (spec screens#funding-steps); next-simulator leads to a form, not to a proposal. */
  simulator: 'cdc-simulator' | 'next-simulator' | 'installment-check';
  /** Proposals and documents use PSA's own calls (FIN-10, FIN-09) instead of the common ones (FIN-04, FIN-06). */
  psa?: boolean;
  /** The catalogue's call that simulates, by its name in src/services/financing-simulation. */
  call: string;
  /** The call that returns the sliders' range, if the source has one. */
  rangeCall?: string;
  /** The range until a service returns one; ours. */
  range: SimulationRange;
  request(input: SimulationInput): Request;
  /** @param input the input of the request */
  figures(answer: Answer, input: SimulationInput): SimulationFigures;
}

/** The simulated car, which every source receives unchanged. */
export type SimulatedCar = Pick<
  SimulationInput,
  'mvs' | 'year' | 'price' | 'planId' | 'partIds' | 'colorCode'
>;

export function simulatedCar(input: SimulationInput): SimulatedCar {
  const { mvs, year, price, planId, partIds, colorCode } = input;
  return {
    mvs,
    year,
    price: roundToCents(price),
    ...(planId !== undefined && { planId }),
    ...(partIds && { partIds }),
    ...(colorCode !== undefined && { colorCode }),
  };
}

/** Derived from the request, since no source's answer contains it: an offer's conditions or plan were requested. */
export const hasOffers = ({ planType, offerId }: SimulationInput): boolean =>
  planType === 'OFFER' || Boolean(offerId);
