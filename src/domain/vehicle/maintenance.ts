/** Maintenance of a car: how far its next revision and oil change are, and what a plan costs (spec cars#maintenance). */

import { fromCents, isAmount, toCents } from '../money/money';
import { type Day, daysBetween } from '../time/calendar';
import { OIL_CHANGE } from './oil-change';
import type { Fuel } from './vehicle-kinds';

/** How much a car has been used; months since the purchase are undefined if unknown. */
export interface Usage {
  kilometers: number;
  months?: number | undefined;
}

/** When something is due: at these kilometres or months since the purchase, whichever comes first. */
export interface Due {
  kilometers: number;
  months: number;
}

/** Limits as a service says them: 0 or undefined for none. */
export interface Limits {
  kilometers: number | undefined;
  months: number | undefined;
}

/** Returns both limits as they are said; undefined unless both are. */
export const dueOf = ({ kilometers, months }: Limits): Due | undefined =>
  kilometers === undefined || months === undefined ? undefined : { kilometers, months };

/** Whether there is such a limit at all. */
const isLimit = (limit: number | undefined): limit is number => limit !== undefined && limit > 0;

/** Whether something is ever due. */
export const isEverDue = ({ kilometers, months }: Limits): boolean => isLimit(kilometers) || isLimit(months);

/** Compares by kilometres, else by months; 0 where the two have no limit of the same kind. */
export function compareLimits(one: Limits, other: Limits): number {
  if (isLimit(one.kilometers) && isLimit(other.kilometers) && one.kilometers !== other.kilometers)
    return one.kilometers - other.kilometers;
  return isLimit(one.months) && isLimit(other.months) ? one.months - other.months : 0;
}

/** What is left until something is due, negative if it has passed; undefined without a limit or without the car's months. */
export interface Deadline {
  kilometers: number | undefined;
  months: number | undefined;
  state: 'ahead' | 'now' | 'overdue';
}

/** Returns what is left of kilometres and months, of which the first to end decides. */
export function deadlineOf({ kilometers, months }: Omit<Deadline, 'state'>): Deadline {
  const first = Math.min(kilometers ?? Number.POSITIVE_INFINITY, months ?? Number.POSITIVE_INFINITY);
  return { kilometers, months, state: first < 0 ? 'overdue' : first > 0 ? 'ahead' : 'now' };
}

/** Returns what a car has left until something is due. */
export const timeLeft = (due: Limits, { kilometers, months }: Usage): Deadline =>
  deadlineOf({
    kilometers: isLimit(due.kilometers) ? due.kilometers - kilometers : undefined,
    months: isLimit(due.months) && months !== undefined ? due.months - months : undefined,
  });

/**
 * Returns when the next oil change is due: every 12 months or 10,000 km, whichever comes first (spec cars#maintenance).
 * Without the last one, the first multiple that neither the kilometres nor the months have passed.
 * @param last when the oil was changed last
 */
export function nextOilChange({ kilometers, months = 0 }: Usage, last?: Due): Due {
  if (last) {
    return {
      kilometers: last.kilometers + OIL_CHANGE.kilometers,
      months: last.months + OIL_CHANGE.months,
    };
  }
  const count = Math.max(
    1,
    Math.ceil(kilometers / OIL_CHANGE.kilometers),
    Math.ceil(months / OIL_CHANGE.months),
  );
  return { kilometers: count * OIL_CHANGE.kilometers, months: count * OIL_CHANGE.months };
}

const ELECTRIC: Fuel = 'Electric';
/** Whether a car has engine oil: all but electric ones; unknown fuels do. */
export const hasEngineOil = (fuel: string | null | undefined): boolean => fuel !== ELECTRIC;

/** Returns the sum of prices; NaN if one is unknown, or if there are none. */
export const sumOfPrices = (prices: readonly (number | null | undefined)[]): number =>
  prices.length > 0 && prices.every(isAmount)
    ? fromCents(prices.reduce((sum, price) => sum + toCents(price), 0))
    : Number.NaN;

/** Returns the full months from one day to another; 0 if the other is earlier. */
export function fullMonths(from: Day, to: Day): number {
  if (daysBetween(from, to) < 0) return 0;
  return (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0);
}
