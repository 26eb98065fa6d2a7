/** Bounds of the numbers that services, authors and visitors give (ours: the documents name none). Both ends count. */

/**
 * The largest amount in a market's currency, far above any car's price in pesos. Its cents are exact, and so are those
 * of nine hundred such amounts together.
 */
export const LARGEST_AMOUNT = 1e11;
/** Things, kilometres, points. */
export const LARGEST_COUNT = 1e9;
/** Installments of a plan, at most: ten years of them. */
export const MOST_INSTALLMENTS = 120;
/** Model years. */
export const FIRST_MODEL_YEAR = 1900;
export const LAST_MODEL_YEAR = 2100;
