/** What a seller offers for a configured car, in the market's currency (spec cars#quotations). Pure. */
import { priceOfAll } from '../car/totals';
import { type Day, daysBetween, parseDay } from '../time/calendar';
import { priceIsGreaterThan } from '../validation/generic';

export interface Conditions {
  /** The agreed price before the discount, in place of the total; null if none is agreed. */
  newPrice: number | null;
  /** 0 if there is none. */
  discount: number;
}

/**
 * Returns the price that the customer pays: the new price, or else the total, less the discount (spec cars#quotations).
 * Null if it is unknown, or if the discount exceeds it.
 */
export const finalPrice = (total: number | null, { newPrice, discount }: Conditions): number | null =>
  priceOfAll([newPrice ?? total, -discount]);

/** Whether a new price exceeds the initial one (spec cars#quotations); none passes, and so does an unknown initial one. */
export const isNewPriceHighEnough = (newPrice: number | null, initial: number | null): boolean =>
  newPrice === null || initial === null || priceIsGreaterThan(newPrice, { than: initial });

/**
 * Whether a quotation is still valid on its last day and before.
 * @param validity YYYY-MM-DD; an empty one has no end, another text is no day
 */
export function isValidOn(validity: string, today: Day): boolean {
  if (!validity) return true;
  const day = parseDay(validity, 'YYYY-MM-DD');
  return day !== null && daysBetween(today, day) >= 0;
}
