/**
 * Calendar days, without time and time zone. A Date stands for its day in the visitor's time zone: a birthday does not
 * depend on the hour.
 */

import { onVisitorClock } from './visitor-zone';

/** Date formats by language. The specification gives pt-BR and en-US; es-AR is ours (spec market#dates). */
export const DATE_FORMATS = { 'pt-BR': 'DD/MM/YYYY', 'es-AR': 'DD/MM/YYYY', 'en-US': 'YYYY-MM-DD' } as const;
export type DateFormat = (typeof DATE_FORMATS)[keyof typeof DATE_FORMATS];
/** The default format of dates (spec market#dates). */
export const DEFAULT_DATE_FORMAT: DateFormat = 'DD/MM/YYYY';
/** Weekday on which a week starts: 0 is Sunday (spec market#dates). */
export const WEEK_START = 0;
/** Two-digit years up to this one belong to this century, the others to the last (spec market#dates). */
export const YEAR_PIVOT = 68;

/** A day of the Gregorian calendar; month 1 to 12. */
export interface Day {
  year: number;
  month: number;
  day: number;
}
/** A day as rules take it: text in the format of their options, or a Date. */
export type DateValue = string | Date;

const PATTERNS: Record<DateFormat, RegExp> = {
  'DD/MM/YYYY': /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/,
  'YYYY-MM-DD': /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
};

/**
 * Returns the time of day of a moment in the visitor's time zone, as 09:37 in every language: the browser's own es-AR has
 * "09:37 a. m.". Empty if it is no moment.
 */
export function clockText(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return '';
  const own = onVisitorClock(moment);
  return [own.getHours(), own.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Returns the number of days since 1 January 1970. */
export function dayNumber({ year, month, day }: Day): number {
  // Not Date.UTC, which maps the years 0 to 99 to 1900 to 1999.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime() / 86_400_000;
}

/** Returns the day of a Date in the visitor's time zone. */
export function dayOf(date: Date): Day {
  const own = onVisitorClock(date);
  return { year: own.getFullYear(), month: own.getMonth() + 1, day: own.getDate() };
}

/** Parses a day; null if it is not a day of the calendar, such as 31/02. */
export function parseDay(value: DateValue, format: DateFormat = DEFAULT_DATE_FORMAT): Day | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : dayOf(value);
  const groups = PATTERNS[format].exec(value.trim())?.groups;
  if (!groups) return null;
  const day = { year: Number(groups.year), month: Number(groups.month), day: Number(groups.day) };
  const there = new Date(dayNumber(day) * 86_400_000);
  return there.getUTCMonth() + 1 === day.month && there.getUTCDate() === day.day ? day : null;
}

/** Returns the days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

/** Returns the age in full years. A person born on 29 February turns a year older on 1 March of a year without that day. */
export function ageOn(birth: Day, on: Day): number {
  const before = on.month < birth.month || (on.month === birth.month && on.day < birth.day);
  return on.year - birth.year - (before ? 1 : 0);
}

/** Returns the year of two digits: 69 to 99 are 19xx, 00 to 68 are 20xx (spec market#dates). */
export const fullYear = (twoDigits: number): number => twoDigits + (twoDigits > YEAR_PIVOT ? 1900 : 2000);

/**
 * Formats a day as DD/MM/YYYY, or as YYYY-MM-DD for en-US (spec market#dates). value: a Date; YYYY-MM-DD, which is the
 * same day in every time zone; or an ISO date and time, which is its day in the visitor's time zone. Empty for any
 * other value.
 */
export function formatDate(value: string | Date, language: keyof typeof DATE_FORMATS = 'pt-BR'): string {
  const day = parseDay(
    typeof value === 'string' && value.includes('T') ? new Date(value) : value,
    'YYYY-MM-DD',
  );
  if (!day) return '';
  const pad = (number: number, digits: number) => String(number).padStart(digits, '0');
  return DATE_FORMATS[language]
    .replace('DD', pad(day.day, 2))
    .replace('MM', pad(day.month, 2))
    .replace('YYYY', pad(day.year, 4));
}
