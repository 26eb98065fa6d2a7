import type { Country } from '../core/brands';
import { addDays, dayText } from '../time/day-text';

/** National holidays on which dealers are closed (ours); those that a decree moves each year are not known. */
export type Holiday =
  | 'newYear'
  | 'carnival'
  | 'goodFriday'
  | 'memory'
  | 'malvinas'
  | 'tiradentes'
  | 'labour'
  | 'mayRevolution'
  | 'flag'
  | 'independence'
  | 'patroness'
  | 'souls'
  | 'republic'
  | 'blackAwareness'
  | 'immaculate'
  | 'christmas';

/** Month and day of the holidays with a date of their own. */
const FIXED: Record<Country, Readonly<Record<string, Holiday>>> = {
  BR: {
    '01-01': 'newYear',
    '04-21': 'tiradentes',
    '05-01': 'labour',
    '09-07': 'independence',
    '10-12': 'patroness',
    '11-02': 'souls',
    '11-15': 'republic',
    '11-20': 'blackAwareness',
    '12-25': 'christmas',
  },
  AR: {
    '01-01': 'newYear',
    '03-24': 'memory',
    '04-02': 'malvinas',
    '05-01': 'labour',
    '05-25': 'mayRevolution',
    '06-20': 'flag',
    '07-09': 'independence',
    '12-08': 'immaculate',
    '12-25': 'christmas',
  },
};

/** Days from Easter Sunday. */
const BY_EASTER: Record<Country, Readonly<Record<number, Holiday>>> = {
  BR: { [-2]: 'goodFriday' },
  AR: { [-48]: 'carnival', [-47]: 'carnival', [-2]: 'goodFriday' },
};

/** Returns Easter Sunday of a year of the Gregorian calendar, by Meeus. */
export function easterOf(year: number): string {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const shift =
    century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * a + shift + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((a + 11 * moon + 22 * week) / 451);
  const sum = moon + week - 7 * late + 114;
  return dayText({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 });
}

/** Returns the national holiday of a day, YYYY-MM-DD; null if it is none. */
export function holidayOf(date: string, country: Country): Holiday | null {
  const fixed = FIXED[country][date.slice(5)];
  if (fixed) return fixed;
  const easter = easterOf(Number(date.slice(0, 4)));
  const moved = Object.entries(BY_EASTER[country]).find(([days]) => addDays(easter, Number(days)) === date);
  return moved?.[1] ?? null;
}
