/** Maximum number of tries of a GET: the first and two retries; no retry after a 4xx or for other methods. */
export const TRIES = 3;

/** Returns the milliseconds before the next try: 300, then 900, each with 25 % jitter to either side. */
export const backOff = (attempt: number): number => 300 * 3 ** (attempt - 1) * (0.75 + Math.random() / 2);
