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

const SECONDS = { minute: 60, hour: 3600, day: 86_400 };

/** Days, hours (0 to 23), minutes and seconds (0 to 59). */
export interface TimeParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Returns a span of milliseconds in its parts; a second that has begun counts, and what is no span has none. */
export function timeParts(span: number): TimeParts {
  const seconds = Math.ceil(countdown(span, 0).left / 1000);
  return {
    days: Math.floor(seconds / SECONDS.day),
    hours: Math.floor((seconds % SECONDS.day) / SECONDS.hour),
    minutes: Math.floor((seconds % SECONDS.hour) / SECONDS.minute),
    seconds: seconds % SECONDS.minute,
  };
}
