import type { GenericSchema, InferInput } from 'valibot';
import { ONLINE_PRICE_FAILED } from '#domain/errors/developer';
import type { CarPrices } from '#services/entities/price';
import type { CallOptions } from '#services/http/types';
import { getPrice } from '#services/price';
import { getAvailableStock } from '#services/stock';

type Query<C extends { definition: { query: GenericSchema } }> = InferInput<C['definition']['query']>;

/** Resolves to a version's prices; on failure to none, which screens show as not available (spec cars#missing-price). */
export const pricesOf = (query: Query<typeof getPrice>, options?: CallOptions): Promise<CarPrices | null> =>
  getPrice({ query }, options).catch(() => null);

/** Resolves to the price of the online sale; on failure to none, and logs a line for developers (spec cars#missing-price). */
export async function onlinePriceOf(
  query: Omit<Query<typeof getPrice>, 'type'>,
  options?: CallOptions,
): Promise<CarPrices | null> {
  try {
    return await getPrice({ query: { ...query, type: 'EC' } }, options);
  } catch {
    // An aborted call did not fail: another version was chosen.
    if (!options?.signal?.aborted) console.error(ONLINE_PRICE_FAILED);
    return null;
  }
}

/** Resolves to the cars of a version in stock; on failure to nothing, which screens do not take for none (spec cars#stock). */
export const stockOf = (query: Query<typeof getAvailableStock>, options?: CallOptions) =>
  getAvailableStock({ query }, options).catch(() => null);
