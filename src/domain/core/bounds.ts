/** Bounds of numbers from services, authors and visitors (ours: the specification has none). Both ends are included. */

/**
 * The largest amount in a market's currency, far above any car's price in pesos. Its cents are exact, and so is the sum
 * of nine hundred such amounts.
 */
export const LARGEST_AMOUNT = 1e11;
/** Largest count, distance in kilometres or number of points. */
export const LARGEST_COUNT = 1e9;
/** Maximum number of installments of a plan: ten years. */
export const MOST_INSTALLMENTS = 120;
/** Range of model years. */
export const FIRST_MODEL_YEAR = 1900;
export const LAST_MODEL_YEAR = 2100;
