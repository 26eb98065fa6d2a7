import { PRICE_SOURCES } from '../offers/offer-kinds';

/** A price with its form and source. */
interface Sourced {
  type: string;
  source?: string | null;
}

/** The position of a price's source; -1 for a price that everybody gets. */
const rank = ({ source }: Sourced): number => (PRICE_SOURCES as readonly string[]).indexOf(source ?? '');

/**
 * Returns the price in a form, undefined if there is none: everybody's first, then that of the online sale, then that of
 * buyers with the special discount (spec cars#price-forms).
 */
export const priceOfForm = <P extends Sourced>(prices: readonly P[], type: string): P | undefined =>
  prices.filter((each) => each.type === type).sort((one, other) => rank(one) - rank(other))[0];
