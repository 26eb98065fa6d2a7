/** Default duration of a reservation in milliseconds, if the service gives none (spec reservations#countdown). */
export const RESERVATION_TIME = 30 * 60_000;

export interface Countdown {
  /** Remaining milliseconds, at least 0. */
  left: number;
  /** Whether the order has expired, which counts as a payment failure (spec reservations#countdown). */
  over: boolean;
}

/** Returns the remaining time of an order; over if `expiresAt` is not finite. Both in milliseconds since 1970. */
export function countdown(expiresAt: number, now: number): Countdown {
  const left = expiresAt - now;
  return Number.isFinite(left) && left > 0 ? { left, over: false } : { left: 0, over: true };
}
