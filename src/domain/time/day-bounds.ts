import { parseDay } from './calendar';

/**
 * Returns the moment, ISO 8601, at which a day begins on the visitor's own clock; undefined if it is no day.
 * @param day YYYY-MM-DD
 * @param later days that are added: 1 is where the day ends
 */
export function dayStart(day: string, later = 0): string | undefined {
  const parsed = parseDay(day, 'YYYY-MM-DD');
  return parsed ? new Date(parsed.year, parsed.month - 1, parsed.day + later).toISOString() : undefined;
}
