/**
 * Calendar days as text, YYYY-MM-DD, as services have them: they compare as text, and have neither time nor time zone.
 * What a date grid moves by (spec market#dates).
 */

import { listOf } from '../lists/list-of';
import { type Day, dayNumber, parseDay, WEEK_START } from './calendar';

const MS_PER_DAY = 86_400_000;
const DAYS_PER_WEEK = 7;
const MONTHS_PER_YEAR = 12;

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** Returns a day as text. */
export const dayText = ({ year, month, day }: Day): string => `${pad(year, 4)}-${pad(month)}-${pad(day)}`;

/** Returns the day of a number of days since 1 January 1970. */
const textOfNumber = (number: number): string => new Date(number * MS_PER_DAY).toISOString().slice(0, 10);

/** Returns the parts of a day's text; 1 January 1970 for what is no day, so that nothing throws while rendering. */
const partsOf = (text: string): Day => parseDay(text, 'YYYY-MM-DD') ?? { year: 1970, month: 1, day: 1 };

export const isDayText = (text: string): boolean => parseDay(text, 'YYYY-MM-DD') !== null;

export const addDays = (text: string, days: number): string => textOfNumber(dayNumber(partsOf(text)) + days);

/** Returns the same day some months later, negative for earlier; the last day of a month that does not have it. */
export function addMonths(text: string, months: number): string {
  const { year, month, day } = partsOf(text);
  const index = year * MONTHS_PER_YEAR + month - 1 + months;
  const to = { year: Math.floor(index / MONTHS_PER_YEAR), month: (index % MONTHS_PER_YEAR) + 1 };
  const last = new Date(Date.UTC(to.year, to.month, 0)).getUTCDate();
  return dayText({ ...to, day: Math.min(day, last) });
}

/** Returns the weekday; 0 is Sunday. */
export const weekdayOf = (text: string): number =>
  new Date(dayNumber(partsOf(text)) * MS_PER_DAY).getUTCDay();

/** Returns the month of a day, YYYY-MM. */
export const monthOf = (text: string): string => text.slice(0, 7);

/** Returns the nearest day from `min` to `max`. */
export const clampDay = (text: string, min: string, max: string): string =>
  text < min ? min : text > max ? max : text;

/** Returns the weeks of a month, YYYY-MM, from Sunday; days of other months are null. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const start = addDays(first, -((weekdayOf(first) - WEEK_START + DAYS_PER_WEEK) % DAYS_PER_WEEK));
  const weeks: (string | null)[][] = [];
  for (let day = start; day < addMonths(first, 1); day = addDays(day, DAYS_PER_WEEK)) {
    weeks.push(
      listOf(DAYS_PER_WEEK, (index) => addDays(day, index)).map((each) =>
        monthOf(each) === month ? each : null,
      ),
    );
  }
  return weeks;
}

/**
 * Returns the day that a key leads to in a grid of days: arrows by day and week, Home and End within the week, PageUp and
 * PageDown by month, with Shift by year. Null for any other key.
 */
export function dayByKey(text: string, key: string, isShifted: boolean): string | null {
  const weekday = (weekdayOf(text) - WEEK_START + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  const months = isShifted ? MONTHS_PER_YEAR : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(text, -1);
    case 'ArrowRight':
      return addDays(text, 1);
    case 'ArrowUp':
      return addDays(text, -DAYS_PER_WEEK);
    case 'ArrowDown':
      return addDays(text, DAYS_PER_WEEK);
    case 'Home':
      return addDays(text, -weekday);
    case 'End':
      return addDays(text, DAYS_PER_WEEK - 1 - weekday);
    case 'PageUp':
      return addMonths(text, -months);
    case 'PageDown':
      return addMonths(text, months);
    default:
      return null;
  }
}
