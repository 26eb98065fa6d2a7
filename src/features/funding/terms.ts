import type { SimulationFigures, SimulationRange } from '../../domain/financing/simulation';
import type { PlanTerms } from '../../domain/funding/plan';
import { toCents } from '../../domain/money';
import { snap } from '../../ui/fields/SliderField';

/** What a visitor sets; the source and an offer's plan are the calculator's. Percents from 0 to 100. */
export type Terms = Omit<PlanTerms, 'source' | 'planId'>;

interface Ends {
  min: number;
  max: number;
  step: number;
}
/** How far the sliders go. */
export interface Bounds {
  downPayment: Ends;
  counts: readonly number[];
  /** null where there is no final installment. */
  finalInstallment: Ends | null;
}

interface Steps {
  downPayment: number;
  finalInstallment: number;
}

/** Whether a slider can move by so many percent. */
const isStep = (step: number) => step >= 0.01 && step <= 100;
const orOne = (step: number) => (isStep(step) ? step : 1);

/** An author's step counts only where it leads to what the source has. */
function finalInstallmentStep(own: number | null | undefined, written: number): number {
  if (!own || !isStep(own)) return orOne(written);
  return isStep(written) && written % own === 0 ? written : own;
}

/**
 * Where the sliders end: as the source says at the start, then as its latest answer says (spec financing#simulation).
 * @param figures the latest answer of this source for this car
 */
export function boundsOf(
  range: SimulationRange,
  figures: SimulationFigures | undefined,
  steps: Steps,
): Bounds {
  const counts = figures?.installmentsAvailable.length
    ? figures.installmentsAvailable
    : range.installmentsAvailable;
  const most = figures?.maxFinalInstallmentPercent || range.maxFinalInstallmentPercent;
  const least = figures?.maxFinalInstallmentPercent
    ? figures.minFinalInstallmentPercent
    : range.minFinalInstallmentPercent;
  return {
    downPayment: {
      min: range.minEntrancePercent,
      max: range.maxEntrancePercent,
      step: orOne(steps.downPayment),
    },
    counts: [...counts].sort((one, other) => one - other),
    finalInstallment:
      range.maxFinalInstallmentPercent > 0
        ? {
            min: Math.min(least, most),
            max: most,
            step: finalInstallmentStep(range.finalInstallmentStep, steps.finalInstallment),
          }
        : null,
  };
}

/** The offered number of installments that is nearest; of two as near, the smaller. */
export const nearestOf = (counts: readonly number[], wanted: number): number =>
  counts.reduce(
    (best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best),
    counts[0] ?? wanted,
  );

/** What is wanted, as far as it can be had; what nobody set is the source's own. */
export function holdTerms(wanted: Partial<Terms>, range: SimulationRange, bounds: Bounds): Terms {
  const { entrancePercent, numberOfInstallments, finalInstallmentPercentage } = wanted;
  return {
    entrancePercent: snap(entrancePercent ?? range.entrancePercent, bounds.downPayment),
    numberOfInstallments: nearestOf(bounds.counts, numberOfInstallments ?? range.numberOfInstallments),
    ...(bounds.finalInstallment && {
      finalInstallmentPercentage: snap(
        finalInstallmentPercentage ?? range.finalInstallmentPercentage,
        bounds.finalInstallment,
      ),
    }),
  };
}

/** What a source begins with, where nobody has set anything. */
export const usualTerms = (range: SimulationRange): Terms =>
  holdTerms({}, range, boundsOf(range, undefined, { downPayment: 1, finalInstallment: 1 }));

/** A written percent: 30, 30% or 12,5 %. null where it is none. */
export function parsePercent(text: string): number | null {
  const plain = text.replace(/[%\s]/g, '').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** The first whole number in a text; null where there is none. */
export function parseCount(text: string): number | null {
  const digits = /\d+/.exec(text)?.[0];
  return digits ? Number(digits) : null;
}

/** 30 is 30%, 12.5 is 12,5%: the comma is the decimal sign of both languages. */
export const percentText = (percent: number): string => `${String(percent).replace('.', ',')}%`;

/** So much of a price, in percent; 0 where there is no price. */
export function percentFor(amount: number, price: number): number {
  const percent = (toCents(amount) / toCents(price)) * 100;
  return Number.isFinite(percent) ? percent : 0;
}
