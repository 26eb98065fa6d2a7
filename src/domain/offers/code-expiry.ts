import { type Day, dayOf, daysBetween, parseDay } from '../time/calendar';

/** A code whose last day is this near is pointed out (ours: the specification gives none). In days. */
export const NEAR_EXPIRY = 7;

/** Until when a code is valid. days: until its last day, 0 on that day. */
export type Expiry =
  | { state: 'unknown' }
  | { state: 'past' }
  | { state: 'near'; days: number }
  | { state: 'later'; days: number };

/**
 * Returns how near a code's end is.
 * @param expiresAt as the service has it: YYYY-MM-DD, valid until that day is over; or an ISO date and time. Unknown for any
 * other value, as nothing is made up
 * @param now the service's time, in ms since 1970
 */
export function expiryOf(expiresAt: string | null | undefined, now: number): Expiry {
  const text = expiresAt ?? '';
  const moment = text.includes('T') ? new Date(text) : null;
  const last: Day | null = parseDay(moment ?? text, 'YYYY-MM-DD');
  if (!last) return { state: 'unknown' };
  const days = daysBetween(dayOf(new Date(now)), last);
  if (days < 0 || (moment && moment.getTime() <= now)) return { state: 'past' };
  return { state: days <= NEAR_EXPIRY ? 'near' : 'later', days };
}
