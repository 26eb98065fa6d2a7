import type { Language } from '../core/brands';
import { listOf } from '../lists/list-of';

/** A calendar formats each of its days: making a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a format of days, which have no time zone. */
const format = (language: Language, options: Intl.DateTimeFormatOptions) => {
  const key = language + JSON.stringify(options);
  const names = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  formats.set(key, names);
  return (date: string): string => names.format(Date.parse(`${date}T00:00:00Z`) || 0);
};

/** Returns a day, YYYY-MM-DD, in words with its weekday. */
export const dayName = (date: string, language: Language): string =>
  format(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })(date);

/** Returns the month and year of a day in words, with a capital. */
export const monthName = (date: string, language: Language): string => {
  const name = format(language, { month: 'long', year: 'numeric' })(date);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY = 86_400_000;

/** Returns the weekdays from Sunday, in full and short. */
export function weekdayNames(language: Language): { full: string; short: string }[] {
  return listOf(7, (weekday) => {
    const date = new Date(SUNDAY + weekday * DAY).toISOString().slice(0, 10);
    const short = format(language, { weekday: 'short' })(date).replace('.', '').slice(0, 3);
    return { full: format(language, { weekday: 'long' })(date), short };
  });
}
