/**
 * Date rules (spec validation#dates, market#dates). Text is DD/MM/YYYY unless `format` is given; a Date stands for its
 * day in the visitor's time zone. `now` is the reference time; the current time by default.
 */
import { ageOn, type DateFormat, type DateValue, type Day, dayOf, daysBetween, parseDay } from './calendar';

/** Minimum age in years (spec validation#dates). */
export const MINIMUM_AGE = 18;
/** Maximum number of years in the past (spec validation#dates). */
export const DATE_WINDOW = 200;
/** Days of the windows in the past and in the future (spec validation#dates). */
export const DAY_WINDOW = 30;

export interface DateOptions {
  now?: Date;
  format?: DateFormat;
}

/** Applies a rule to a value's day and today; false if the value is not a day. */
function test(value: DateValue, options: DateOptions, rule: (day: Day, today: Day) => boolean): boolean {
  const day = parseDay(value, options.format);
  return day !== null && rule(day, dayOf(options.now ?? new Date()));
}

/** An existing day, not more than 200 years ago, that day included (spec validation#dates). */
export const date = (value: DateValue, options: DateOptions = {}): boolean =>
  test(value, options, (day, today) => daysBetween({ ...today, year: today.year - DATE_WINDOW }, day) >= 0);

/** An existing day of a year 19xx or 20xx that is not in the future (spec validation#birthday). */
export const birthday = (value: DateValue, options: DateOptions = {}): boolean =>
  test(value, options, (day, today) => /^(19|20)/.test(String(day.year)) && daysBetween(day, today) >= 0);

/** Born 18 or more years ago, today included (spec validation#dates). */
export const isOverEighteen = (value: DateValue, options: DateOptions = {}): boolean =>
  test(value, options, (day, today) => ageOn(day, today) >= MINIMUM_AGE);

/** The owner can review a car bought fewer than 30 days ago (spec cars#used-cars). */
export const ownerOpinion = (value: DateValue, options: DateOptions = {}): boolean =>
  dateWindow(value, { ...options, from: 1 - DAY_WINDOW, until: 0 });

/** Whether a calendar offers this day: not after today (spec validation#dates). */
export const disableFutureDates = (value: DateValue, options: DateOptions = {}): boolean =>
  dateWindow(value, { ...options, until: 0 });

/** Whether a calendar offers this day: not before today (spec validation#dates). */
export const disablePastDates = (value: DateValue, options: DateOptions = {}): boolean =>
  dateWindow(value, { ...options, from: 0 });

/**
 * A day within a window around today. `from` and `until` are days relative to today, negative for the past, both
 * included; without one of them the window is open on that side. This is the rule that the specification lists without a
 * name, and the base of the other windows (spec validation#dates).
 */
export const dateWindow = (
  value: DateValue,
  options: DateOptions & { from?: number; until?: number } = {},
): boolean =>
  test(value, options, (day, today) => {
    const { from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY } = options;
    const away = daysBetween(today, day);
    return away >= from && away <= until;
  });

/** Expiry of a driver licence: today or later (spec validation#dates). */
export const driverLicenceExpiry = (value: DateValue, options: DateOptions = {}): boolean =>
  disablePastDates(value, options);
