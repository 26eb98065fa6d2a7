/** Milliseconds a reservation is held where the service says no time (spec reservations#countdown). */
export const RESERVATION_TIME = 30 * 60_000;

export interface Countdown {
  /** Milliseconds, never below 0. */
  left: number;
  /** The time is over: the order has expired, which counts as a payment failure (spec reservations#countdown). */
  over: boolean;
}

/** How long an order is held still; over where there is no such moment. expiresAt and now: milliseconds since 1970. */
export function countdown(expiresAt: number, now: number): Countdown {
  const left = expiresAt - now;
  return Number.isFinite(left) && left > 0 ? { left, over: false } : { left: 0, over: true };
}
