import { adapterOf } from '../../domain/financing/adapter';
import {
  areAmounts,
  type FinancingAdapter,
  type SimulationFigures,
  type SimulationInput,
  type SimulationRange,
} from '../../domain/financing/simulation';
import * as simulations from '../financing-simulation';
import { ServiceError } from '../http/service-error';
import type { CallOptions } from '../http/types';

/** By the names that the adapters have for them. */
const CALLS = { ...simulations };

interface Simulates {
  (input: { body: unknown }, options?: CallOptions): Promise<unknown>;
  definition: { id: string };
}
type SaysRange = (input: { query: object }, options?: CallOptions) => Promise<SimulationRange>;

/**
 * A car's financing by one source, in the form all of them have in common (spec financing#simulation, financing#adapters). Fails with a ServiceError,
 * of kind shape where an amount of the answer is none, or with a RangeError where the source is unknown or gives
 * nothing for these terms (spec financing#next-selection).
 * @param source one of src/domain/financing/sources
 */
export async function simulateBy(
  source: string,
  input: SimulationInput,
  options?: CallOptions,
): Promise<SimulationFigures> {
  const adapter = adapterOf(source);
  // Each source's request is what its own call takes: the contract of the adapters' tests.
  const ask = CALLS[adapter.call] as unknown as Simulates;
  const { request, figures } = adapter as FinancingAdapter<unknown, unknown>;
  const result = figures(await ask({ body: request(input) }, options), input);
  if (!areAmounts(result)) throw new ServiceError('shape', ask.definition.id, 'expected amounts of money');
  return result;
}

/** Where a source's sliders start and end: what its service says, else what is usual. */
export async function rangeOf(
  source: string,
  car: { mvs: string; year: number; price: number },
  options?: CallOptions,
): Promise<SimulationRange> {
  const adapter = adapterOf(source);
  if (!('rangeCall' in adapter)) return adapter.range;
  const ask = CALLS[adapter.rangeCall] as unknown as SaysRange;
  return ask({ query: car }, options).catch(() => adapter.range);
}
