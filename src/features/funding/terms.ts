import type { SimulationFigures, SimulationRange } from '#domain/financing/simulation';
import type { PlanTerms } from '#domain/funding/plan';
import { percentOf, toCents } from '#domain/money/money';
import { snap } from '#ui/fields/SliderField';

/** The terms that a visitor sets; source and offer plan are set by the calculator. Percentages from 0 to 100. */
export type Terms = Omit<PlanTerms, 'source' | 'planId'>;

interface Ends {
  min: number;
  max: number;
  /** Of the slider. */
  step: number;
  /** Whether the source takes values between the steps, such as those of a typed amount. */
  exact: boolean;
}
/** The ranges of the sliders. */
export interface Bounds {
  downPayment: Ends;
  counts: readonly number[];
  /** null if there is no final installment. */
  finalInstallment: Ends | null;
}

interface Steps {
  downPayment: number;
  finalInstallment: number;
}

/** Whether a step in percent is valid. */
const isStep = (step: number) => step >= 0.01 && step <= 100;
const orOne = (step: number) => (isStep(step) ? step : 1);

/** Returns the author's step if it reaches the source's values, else the source's. */
function finalInstallmentStep(own: number | null | undefined, written: number): number {
  if (!own || !isStep(own)) return orOne(written);
  return isStep(written) && written % own === 0 ? written : own;
}

/**
 * Returns the ranges of the sliders: the source's initial ones, then those of its latest answer (spec
 * financing#simulation).
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
      exact: true,
    },
    counts: [...counts].sort((one, other) => one - other),
    finalInstallment:
      range.maxFinalInstallmentPercent > 0
        ? {
            min: Math.min(least, most),
            max: most,
            step: finalInstallmentStep(range.finalInstallmentStep, steps.finalInstallment),
            exact: !range.finalInstallmentStep || range.finalInstallmentStep === 1,
          }
        : null,
  };
}

/** Returns the nearest offered number of installments; the smaller of two equally near ones. */
export const nearestOf = (counts: readonly number[], wanted: number): number =>
  counts.reduce(
    (best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best),
    counts[0] ?? wanted,
  );

/** Below the half that would round up: a count between two offered ones goes to the smaller of equally near ones. */
const BETWEEN = 0.25;

/**
 * Returns the place of a typed number of installments among those offered, in ascending order: not a whole number, or
 * none of a place, if it is not offered, so that the slider says what it became.
 */
export function placeOf(counts: readonly number[], typed: number): number {
  const place = counts.indexOf(typed);
  if (place >= 0) return place;
  if (typed < (counts[0] ?? 0)) return -1;
  if (typed > (counts.at(-1) ?? 0)) return counts.length;
  return counts.indexOf(nearestOf(counts, typed)) + BETWEEN;
}

/** Returns a percentage within the ends; between the steps only where the source takes such values. */
const holdPercent = (percent: number, ends: Ends): number =>
  ends.exact && Number.isFinite(percent)
    ? Math.min(ends.max, Math.max(ends.min, percent))
    : snap(percent, ends);

/** Returns the wanted terms within the bounds; unset ones are the source's defaults. */
export function holdTerms(wanted: Partial<Terms>, range: SimulationRange, bounds: Bounds): Terms {
  const { entrancePercent, numberOfInstallments, finalInstallmentPercentage } = wanted;
  return {
    entrancePercent: holdPercent(entrancePercent ?? range.entrancePercent, bounds.downPayment),
    numberOfInstallments: nearestOf(bounds.counts, numberOfInstallments ?? range.numberOfInstallments),
    ...(bounds.finalInstallment && {
      finalInstallmentPercentage: holdPercent(
        finalInstallmentPercentage ?? range.finalInstallmentPercentage,
        bounds.finalInstallment,
      ),
    }),
  };
}

/** Returns the wanted terms within a source's initial ranges; unset ones are its defaults. */
export const termsWithin = (wanted: Partial<Terms>, range: SimulationRange): Terms =>
  holdTerms(wanted, range, boundsOf(range, undefined, { downPayment: 1, finalInstallment: 1 }));

/** Returns a source's default terms. */
export const defaultTerms = (range: SimulationRange): Terms => termsWithin({}, range);

/** Parses a percentage: 30, 30% or 12,5 %. Null if it is none. */
export function parsePercent(text: string): number | null {
  const plain = text.replace(/[%\s]/g, '').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** Returns the first whole number in a text; null if there is none. */
export function parseCount(text: string): number | null {
  const digits = /\d+/.exec(text)?.[0];
  return digits ? Number(digits) : null;
}

/** Formats a percentage with at most two decimals: 30 is 30%, 12.5 is 12,5%; the comma is the decimal sign of both languages. */
export const percentText = (percent: number): string =>
  `${String(Math.round(percent * 100) / 100).replace('.', ',')}%`;

/** Enough decimals for the cents of the largest amount. */
const MOST_DECIMALS = 15;

/**
 * Returns an amount as a percentage of a price, with as few decimals as yield the same amount to the cent; 0 without a
 * price.
 */
export function percentFor(amount: number, price: number): number {
  const [part, whole] = [toCents(amount), toCents(price)];
  const percent = (part / whole) * 100;
  if (!Number.isFinite(percent)) return 0;
  for (let decimals = 0; decimals < MOST_DECIMALS; decimals++) {
    const short = Number(percent.toFixed(decimals));
    if (percentOf(whole, short) === part) return short;
  }
  return percent;
}
