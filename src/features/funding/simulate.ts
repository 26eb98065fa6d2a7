import { adapterOf } from '#domain/financing/adapter';
import {
  areAmounts,
  type FinancingAdapter,
  type SimulationFigures,
  type SimulationInput,
  type SimulationRange,
} from '#domain/financing/simulation';
import { safeParse } from '#domain/validation/safe-parse';
import { simulationDefaults } from '#services/entities/simulation';
import * as simulations from '#services/financing-simulation';
import { ServiceError } from '#services/http/service-error';
import type { CallOptions } from '#services/http/types';

/** The simulation calls, by their names in the adapters. */
const CALLS = { ...simulations };

interface BatchCar {
  mvs: string;
  year: number;
  price: number;
}

interface Simulates {
  (input: { body: unknown }, options?: CallOptions): Promise<unknown>;
  definition: { id: string };
}
type SaysRange = (input: { query: object }, options?: CallOptions) => Promise<SimulationRange>;

/**
 * Simulates a car's financing by one source and resolves to the common form (spec financing#simulation,
 * financing#adapters). Rejects with a ServiceError, of kind shape if an amount of the answer is invalid, or with a
 * RangeError if the source is unknown or has no result for these terms (spec financing#next-selection).
 * @param source one of src/domain/financing/sources
 */
export async function simulateBy(
  source: string,
  input: SimulationInput,
  options?: CallOptions,
): Promise<SimulationFigures> {
  const adapter = adapterOf(source);
  // Each source's request is the input of its own call; the adapters' tests check this.
  const ask = CALLS[adapter.call] as unknown as Simulates;
  const { request, figures } = adapter as FinancingAdapter<unknown, unknown>;
  const result = figures(await ask({ body: request(input) }, options), input);
  if (!areAmounts(result)) throw new ServiceError('shape', ask.definition.id, 'expected amounts of money');
  return result;
}

/** The range in the default values of a source that has no call of its own for them (FIN-18). */
async function batchRange(source: string, car: BatchCar, options?: CallOptions): Promise<SimulationRange> {
  const [row] = await simulations.simulateBatch({ body: { source, cars: [car] } }, options);
  const { success, output: range } = safeParse(simulationDefaults, row);
  if (!success) throw new ServiceError('shape', 'FIN-18', 'expected the default values of the bank');
  return {
    ...range,
    finalInstallmentPercentage: range.finalInstallmentPercentage ?? 0,
    minFinalInstallmentPercent: range.minFinalInstallmentPercent ?? 0,
    maxFinalInstallmentPercent: range.maxFinalInstallmentPercent ?? 0,
  };
}

/** Resolves to the range of a source's sliders: the bank's default values, or ours if there are none. */
export async function rangeOf(
  source: string,
  car: BatchCar,
  options?: CallOptions,
): Promise<SimulationRange> {
  const adapter = adapterOf(source);
  if (!('rangeCall' in adapter)) return batchRange(source, car, options).catch(() => adapter.range);
  const ask = CALLS[adapter.rangeCall] as unknown as SaysRange;
  return ask({ query: car }, options).catch(() => adapter.range);
}
