import type { AdapterName } from '../../domain/financing/adapter';
import type { SimulationRange } from '../../domain/financing/simulation';
import type { Refusal } from '../../domain/refusal';
import { reportProblem } from '../../page/settings/report-problem';
import { rangeOf } from '../../services/fallbacks/simulate';
import { cachedQuery } from '../../stores/query-cache';
import type { Terms } from './terms';

/** Which car is simulated; price with everything chosen, in the market's currency. */
export interface FundedCar {
  /** The version's code. */
  mvs: string;
  year: number;
  price: number;
  partIds?: string[];
  colorCode?: string;
}

/** Where a source's sliders start and end for a car, whatever it costs with its parts: asked once. */
export const rangeFor = (source: AdapterName, { mvs, year, price }: FundedCar): Promise<SimulationRange> =>
  cachedQuery(`financing range ${source} ${mvs} ${year}`, () => rangeOf(source, { mvs, year, price }));

/** none: there is nothing for these terms; refused: the messages are in `errors`; failed: it may work later. */
export type SimulationProblem = 'none' | 'refused' | 'failed';
export type TermErrors = { [Name in keyof Terms]?: string };

const TERMS = ['entrancePercent', 'numberOfInstallments', 'finalInstallmentPercentage'];

/** What a refusal comes to for the sliders: read without its error's class, as forms do. */
const refusalOf = (error: unknown) =>
  (error as { refusal?: Refusal } | null)?.refusal?.place((name) => TERMS.includes(name));

/**
 * Why there is no result (spec financing#failures): developers are told what visitors are not. messages: the service's own words that
 * belong to no slider.
 */
export function problemOf(
  error: unknown,
  source: string,
): { problem: SimulationProblem; errors: TermErrors; messages: string[] } {
  const { errors = {}, messages = [] } = refusalOf(error) ?? {};
  if (Object.keys(errors).length > 0) return { problem: 'refused', errors, messages };
  if (error instanceof RangeError) reportProblem(`financing ${source}`, error.message);
  const none = error instanceof RangeError || (error as { status?: number } | null)?.status === 422;
  return { problem: none ? 'none' : 'failed', errors: {}, messages };
}
