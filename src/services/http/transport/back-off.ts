/** Tries of a GET in all: the first and two more; never after a 4xx, and nothing else is tried twice. */
export const TRIES = 3;

/** Milliseconds before the next try: 300, then 900, each with a quarter of jitter to either side. */
export const backOff = (attempt: number): number => 300 * 3 ** (attempt - 1) * (0.75 + Math.random() / 2);
