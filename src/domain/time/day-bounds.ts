import { parseDay } from './calendar';
import { momentOnVisitorClock } from './visitor-zone';

/**
 * Returns the moment, ISO 8601, at which a day begins on the visitor's own clock; undefined if it is no day.
 * @param day YYYY-MM-DD
 * @param later days that are added: 1 is where the day ends
 */
export function dayStart(day: string, later = 0): string | undefined {
  const parsed = parseDay(day, 'YYYY-MM-DD');
  if (!parsed) return undefined;
  const midnight = new Date(parsed.year, parsed.month - 1, parsed.day + later);
  return momentOnVisitorClock(midnight).toISOString();
}

/** Returns when something begins, in ms since 1970, of a moment or a day as {@link endOf}. */
export const startOf = (from: string | null | undefined): number =>
  Date.parse(dayStart(from ?? '') ?? from ?? '');

/**
 * Returns when something ends that a service says is valid until a moment, or until a day, which then counts to its end on the
 * visitor's own clock: read as a moment it would be over the evening before. In ms since 1970; NaN if it says neither.
 * @param until ISO date and time, or YYYY-MM-DD
 */
export const endOf = (until: string | null | undefined): number =>
  Date.parse(dayStart(until ?? '', 1) ?? until ?? '');
