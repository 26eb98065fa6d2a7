/** What is unusual about a price that somebody typed. Pure. */
import { isAmount } from './money';

/** Percent above and below the list price from which a price is asked about (ours). */
const MOST_ABOVE = 10;
const MOST_BELOW = 30;

export interface PriceDoubt {
  kind: 'above' | 'below';
  /** By how much it differs from the list price, above 0. */
  percent: number;
}

/** Compares a price above zero with the list price. Undefined if nothing is unusual, or without a list price. */
export function priceDoubt(price: number, listPrice?: number | null): PriceDoubt | undefined {
  if (!isAmount(listPrice) || listPrice <= 0) return undefined;
  const percent = Math.round((price / listPrice - 1) * 100);
  if (percent > MOST_ABOVE) return { kind: 'above', percent };
  return percent < -MOST_BELOW ? { kind: 'below', percent: -percent } : undefined;
}
