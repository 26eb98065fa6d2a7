import { MOST_INSTALLMENTS } from '../core/bounds';
import type { Language } from '../core/brands';
import { isAmount, roundToCents } from '../money';

/**
 * What is asked of a simulation (spec financing#simulation). Percents from 0 to 100, price in the market's currency. planType and
 * offerId say whose money it is and go to no bank's own call.
 */
export interface SimulationInput {
  /** The version's code. */
  mvs: string;
  year: number;
  price: number;
  planId?: string;
  entrancePercent: number;
  numberOfInstallments: number;
  /** None is no final installment. */
  finalInstallmentPercentage?: number;
  partIds?: string[];
  colorCode?: string;
  /** MSC, ECOM or OFFER. */
  planType?: string;
  offerId?: string;
}

/** What all sources have in common (spec financing#simulation). Amounts in the market's currency, to the cent; percents 0 to 100. */
export interface SimulationFigures {
  entranceValue: number;
  /** The numbers of installments one may choose. */
  installmentsAvailable: number[];
  installmentsValue: number;
  /** The amount that is financed: valor_financiamento, totalAmountFinanced. */
  totalInstallments: number;
  maxFinalInstallmentPercent: number;
  minFinalInstallmentPercent: number;
  finalInstallmentValue: number;
  hasOffers: boolean;
  /** To be shown beside the figures. */
  legalText: string;
}

/** Whether every amount of a plan is one, and none less than nothing: a plan is shown whole or not at all. */
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

/** Whether a plan can have so many installments. */
export const isInstallmentCount = (count: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= MOST_INSTALLMENTS;

/** Where a calculator's sliders start and end, and what they move by. Percents from 0 to 100. */
export interface SimulationRange {
  entrancePercent: number;
  minEntrancePercent: number;
  maxEntrancePercent: number;
  numberOfInstallments: number;
  installmentsAvailable: readonly number[];
  /** All three are 0 where there is no final installment. */
  finalInstallmentPercentage: number;
  minFinalInstallmentPercent: number;
  maxFinalInstallmentPercent: number;
  /** The final installments there are lie so far apart; any between the bounds where nothing is said. */
  finalInstallmentStep?: number | null;
}

/** Of a source whose installments are all equal. */
export const NO_FINAL_INSTALLMENT = {
  finalInstallmentPercentage: 0,
  minFinalInstallmentPercent: 0,
  maxFinalInstallmentPercent: 0,
} as const;

/** One source: the calls that ask it, what it is sent, what its answer means, and how it is offered. */
export interface FinancingAdapter<Request, Answer> {
  /** What a visitor calls it (spec financing#sources), and what it is, in a sentence or two. */
  name: Readonly<Record<Language, string>>;
  about: Readonly<Record<Language, string>>;
  /** The step of the funding flow that simulates by it (spec screens#funding-steps); next-simulator leads to a form, not to a proposal. */
  simulator: 'cdc-simulator' | 'next-simulator' | 'installment-check';
  /** Its proposals and their documents go by PSA's own calls (FIN-10, FIN-09), not by those for all (FIN-04, FIN-06). */
  psa?: boolean;
  /** The catalogue's call that simulates, as src/services/financing-simulation names it. */
  call: string;
  /** The call that says where the sliders start and end; none where the source has none. */
  rangeCall?: string;
  /** Where they start and end while no service has said it; ours. */
  range: SimulationRange;
  request(input: SimulationInput): Request;
  /** @param input what the request was made of */
  figures(answer: Answer, input: SimulationInput): SimulationFigures;
}

/** Whose car is simulated: what every source is sent as it is. */
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

/** No source's answer says it: an offer's own conditions, or its plan, were asked for. */
export const hasOffers = ({ planType, offerId }: SimulationInput): boolean =>
  planType === 'OFFER' || Boolean(offerId);
