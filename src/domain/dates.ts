/**
 * Rules about dates (spec validation#dates, market#dates). Text is DD/MM/YYYY unless `format` says otherwise; a Date counts as its day where
 * the visitor is. `now` is the moment the rule looks from: the real one where none is given.
 */
import { ageOn, type DateFormat, type DateValue, type Day, dayOf, daysBetween, parseDay } from './calendar';

/** Years of age one must have reached (spec validation#dates). */
export const MINIMUM_AGE = 18;
/** Years a date may lie back (spec validation#dates). */
export const DATE_WINDOW = 200;
/** Days of the windows back and ahead (spec validation#dates). */
export const DAY_WINDOW = 30;

export interface DateOptions {
  now?: Date;
  format?: DateFormat;
}

/** Holds a value's day and today against a rule; what is no day fails. */
function test(value: DateValue, options: DateOptions, rule: (day: Day, today: Day) => boolean): boolean {
  const day = parseDay(value, options.format);
  return day !== null && rule(day, dayOf(options.now ?? new Date()));
}

/** A real day, not more than 200 years ago (spec validation#dates); the 200th year's day counts. */
export const date = (value: DateValue, options: DateOptions = {}): boolean =>
  test(value, options, (day, today) => daysBetween({ ...today, year: today.year - DATE_WINDOW }, day) >= 0);

/** A real day of a year 19xx or 20xx that is not in the future (spec validation#birthday). */
export const birthday = (value: DateValue, options: DateOptions = {}): boolean =>
  test(value, options, (day, today) => /^(19|20)/.test(String(day.year)) && daysBetween(day, today) >= 0);

/** Born 18 years ago or earlier; the birthday itself counts (spec validation#dates). */
export const isOverEighteen = (value: DateValue, options: DateOptions = {}): boolean =>
  test(value, options, (day, today) => ageOn(day, today) >= MINIMUM_AGE);

/** 0 to 30 days back; day 30 counts (spec validation#dates). */
export const isWithin30Days = (value: DateValue, options: DateOptions = {}): boolean =>
  dateWindow(value, { ...options, from: -DAY_WINDOW, until: 0 });

/** A car bought fewer than 30 days ago may receive its owner's opinion (spec cars#used-cars). */
export const ownerOpinion = (value: DateValue, options: DateOptions = {}): boolean =>
  dateWindow(value, { ...options, from: 1 - DAY_WINDOW, until: 0 });

/** Whether a calendar lets this day be chosen: none later than 30 days after today (spec validation#dates). */
export const disableDates30DaysAfter = (value: DateValue, options: DateOptions = {}): boolean =>
  dateWindow(value, { ...options, until: DAY_WINDOW });

/** Whether a calendar lets this day be chosen: none after today (spec validation#dates). */
export const disableFutureDates = (value: DateValue, options: DateOptions = {}): boolean =>
  dateWindow(value, { ...options, until: 0 });

/** Whether a calendar lets this day be chosen: none before today (spec validation#dates). */
export const disablePastDates = (value: DateValue, options: DateOptions = {}): boolean =>
  dateWindow(value, { ...options, from: 0 });

/**
 * A day within a window around today; `from` and `until` are days from today, negative for the past, and both count.
 * Without one of them the window is open on that side. It is the rule the documents list without a name, and what the
 * other windows are made of (spec validation#dates).
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

/** Empty, or HH:MM in 24 hours (spec validation#dates). */
export const isTime24hPattern = (value: string): boolean => /^(([01]\d|2[0-3]):[0-5]\d)?$/.test(value);

/** A driver licence's last day: today or later (spec validation#dates). */
export const driverLicenceExpiry = (value: DateValue, options: DateOptions = {}): boolean =>
  dateWindow(value, { ...options, from: 0 });
