import type { AdapterName } from '#domain/financing/adapter';
import type { SimulationRange } from '#domain/financing/simulation';
import type { Refusal } from '#domain/validation/refusal';
import { reportProblem } from '#page/settings/report-problem';
import { cachedQuery } from '#services/http/query-cache';
import { statusOf } from '#services/http/status';
import { rangeOf } from './simulate';
import type { Terms } from './terms';

/** The car to simulate; price: with all chosen items, in the market's currency. */
export interface FundedCar {
  /** The version's code. */
  mvs: string;
  year: number;
  price: number;
  partIds?: string[];
  colorCode?: string;
}

/** Loads the ranges of a source's sliders for a car, which do not depend on its parts; cached. */
export const rangeFor = (source: AdapterName, { mvs, year, price }: FundedCar): Promise<SimulationRange> =>
  cachedQuery(`financing range ${source} ${mvs} ${year}`, () => rangeOf(source, { mvs, year, price }));

/** none: there is no plan for these terms; refused: the messages are in `errors`; failed: a retry may succeed. */
export type SimulationProblem = 'none' | 'refused' | 'failed';
export type TermErrors = { [Name in keyof Terms]?: string };

/** Status of terms for which there is no plan (spec financing#failures). */
const NO_PLAN = 422;
const TERMS = ['entrancePercent', 'numberOfInstallments', 'finalInstallmentPercentage'];

/** Returns the refusal of an error by slider; does not import the error's class, as in forms. */
const refusalOf = (error: unknown) =>
  (error as { refusal?: Refusal } | null)?.refusal?.place((name) => TERMS.includes(name));

/**
 * Returns why there is no result (spec financing#failures); reports to developers what visitors are not shown.
 * messages: the service's own that belong to no slider.
 */
export function problemOf(
  error: unknown,
  source: string,
): { problem: SimulationProblem; errors: TermErrors; messages: string[] } {
  const { errors = {}, messages = [] } = refusalOf(error) ?? {};
  if (Object.keys(errors).length > 0) return { problem: 'refused', errors, messages };
  if (error instanceof RangeError) reportProblem(`financing ${source}`, error.message);
  const none = error instanceof RangeError || statusOf(error) === NO_PLAN;
  return { problem: none ? 'none' : 'failed', errors: {}, messages };
}
