/** Trade-in of a used car: the range of its value (spec cars#used-cars). The numbers are ours. */

import { listOf } from '../lists/list-of';
import { isAmount } from '../money/money';

/** The oldest model year that can be valued. */
const FIRST_USED_YEAR = 2000;

/** The amounts of a valuation; a service may omit each. */
export interface ValuedAmounts {
  value?: number | null | undefined;
  lowest?: number | null | undefined;
  highest?: number | null | undefined;
}

export interface ValueRange {
  lowest: number;
  value: number;
  highest: number;
}

const isPositive = (amount: number | null | undefined): amount is number => isAmount(amount) && amount > 0;

/**
 * Returns the range of a valuation; its value lies within it, whatever order the ends came in. Null without a value: none
 * is available.
 */
export function valueRange({ value, lowest, highest }: ValuedAmounts): ValueRange | null {
  if (!isPositive(value)) return null;
  const all = [value, lowest, highest].filter(isPositive);
  return { lowest: Math.min(...all), value, highest: Math.max(...all) };
}

/** Returns where the value lies within its range: 0 at the lowest, 1 at the highest, 0.5 in a range without width. */
export const placeInRange = ({ lowest, value, highest }: ValueRange): number =>
  highest > lowest ? (value - lowest) / (highest - lowest) : 0.5;

/** Returns the model years that can be valued, the newest first; next year's models are already sold. */
export const usedCarYears = (now: Date): readonly number[] => {
  const last = now.getFullYear() + 1;
  return listOf(last - FIRST_USED_YEAR + 1, (index) => last - index);
};

/** Whether a valuation applies on a day. Days are YYYY-MM-DD; without an end it always does. */
export const isValuationCurrent = (validUntil: string, today: string): boolean =>
  !validUntil || validUntil.slice(0, 10) >= today;

interface NamedCar {
  modelName?: string | null;
  versionName?: string | null;
  modelYear?: number | null | undefined;
  manufactureYear?: number | null | undefined;
}

/** Returns the years in which a car of a model year may have been made, the model year first. */
export const manufactureYears = (modelYear: number): readonly number[] => [modelYear, modelYear - 1];

/** Returns the years of a car as its papers have them, manufacture and model; one year where only that is known. */
const yearsOf = ({ modelYear, manufactureYear }: NamedCar): string =>
  [manufactureYear, modelYear].filter(Boolean).join('/');

/** Returns a car's name for readers; empty if nothing is known. */
export const usedCarName = (car: NamedCar): string =>
  [car.modelName, car.versionName, yearsOf(car)].filter(Boolean).join(' ');
