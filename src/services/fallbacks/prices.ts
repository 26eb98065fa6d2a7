import type { GenericSchema, InferInput } from 'valibot';
import { ONLINE_PRICE_FAILED } from '../../domain/errors/developer';
import type { CarPrices } from '../entities/price';
import type { CallOptions } from '../http/types';
import { getPrice } from '../price';
import { getAvailableStock } from '../stock';

type Query<C extends { definition: { query: GenericSchema } }> = InferInput<C['definition']['query']>;

/** A version's prices; none where they cannot be had: the screen says that each is not available (spec cars#missing-price). */
export const pricesOf = (query: Query<typeof getPrice>, options?: CallOptions): Promise<CarPrices | null> =>
  getPrice({ query }, options).catch(() => null);

/** The price of the online sale; none, with a line for developers, where it cannot be had (spec cars#missing-price). */
export async function onlinePriceOf(
  query: Omit<Query<typeof getPrice>, 'type'>,
  options?: CallOptions,
): Promise<CarPrices | null> {
  try {
    return await getPrice({ query: { ...query, type: 'EC' } }, options);
  } catch {
    console.error(ONLINE_PRICE_FAILED);
    return null;
  }
}

/** How many cars there are of a version, and where; none where nobody can say (spec cars#stock). */
export async function stockOf(query: Query<typeof getAvailableStock>, options?: CallOptions) {
  try {
    return await getAvailableStock({ query }, options);
  } catch {
    return { mvsCode: query.mvsCode, quantity: 0, lines: [] };
  }
}
