/** What is unusual about a price that somebody typed. Pure. */
import { isAmount } from './money';

/** Percent above and below the list price from which a price is asked about (ours). */
const MOST_ABOVE = 10;
const MOST_BELOW = 30;

export type PriceDoubt =
  | { kind: 'none-positive' }
  /** percent: by how much it differs from the list price, above 0. */
  | { kind: 'above' | 'below'; percent: number };

/** Compares a price with the list price; without one only its sign is looked at. Undefined if nothing is unusual. */
export function priceDoubt(price: number, listPrice?: number | null): PriceDoubt | undefined {
  if (price <= 0) return { kind: 'none-positive' };
  if (!isAmount(listPrice) || listPrice <= 0) return undefined;
  const percent = Math.round((price / listPrice - 1) * 100);
  if (percent > MOST_ABOVE) return { kind: 'above', percent };
  return percent < -MOST_BELOW ? { kind: 'below', percent: -percent } : undefined;
}
