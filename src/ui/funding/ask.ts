import type { AdapterName } from '../../domain/financing/adapter';
import type { SimulationRange } from '../../domain/financing/simulation';
import type { Refusal } from '../../domain/refusal';
import { report } from '../../page/report';
import { rangeOf } from '../../services/outcomes/simulate';
import { remember } from '../../stores/remember';
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
  remember(`financing range ${source} ${mvs} ${year}`, () => rangeOf(source, { mvs, year, price }));

/** none: there is nothing for these terms; refused: the messages are in `errors`; failed: it may work later. */
export type SimulationProblem = 'none' | 'refused' | 'failed';
export type TermErrors = { [Name in keyof Terms]?: string };

/** What a service refused field by field: read without its class, as forms do. */
function refusals(error: unknown): TermErrors | undefined {
  const { refusal } = (error ?? {}) as { refusal?: Refusal };
  if (!refusal) return undefined;
  const { entrancePercent, numberOfInstallments, finalInstallmentPercentage } = refusal.fields;
  return { entrancePercent, numberOfInstallments, finalInstallmentPercentage };
}

/** Why there is no result (calls 8.1): developers are told what visitors are not. */
export function problemOf(
  error: unknown,
  source: string,
): { problem: SimulationProblem; errors: TermErrors } {
  const errors = refusals(error);
  if (errors && Object.values(errors).some(Boolean)) return { problem: 'refused', errors };
  if (error instanceof RangeError) report(`financing ${source}`, error.message);
  return { problem: errors || error instanceof RangeError ? 'none' : 'failed', errors: {} };
}
