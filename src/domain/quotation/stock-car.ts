/** A car of the factory stock beside what the customer wishes (spec cars#quotations). Pure. */
import { type Day, daysBetween, parseDay } from '../time/calendar';

/** The choices that tell one car of a version from another, by code; empty if there is none, or if it is not said. */
export interface Finish {
  colorCode: string;
  coatingCode: string;
  optionalCodes: readonly string[];
}

export interface StockDifferences {
  /** The colours wished and there, if they differ; `there` is empty where the service does not say. */
  color?: { wished: string; there: string };
  coating?: { wished: string; there: string };
  /** Optionals that are wished and not in the car. */
  missing: readonly string[];
  /** Optionals that are in the car and not wished. */
  extra: readonly string[];
  /** Number of all of them. */
  count: number;
}

/** Returns how a car differs from the wish; what the wish leaves open is no difference. */
export function stockDifferences(wish: Finish, car: Finish): StockDifferences {
  const missing = wish.optionalCodes.filter((code) => !car.optionalCodes.includes(code));
  const extra = car.optionalCodes.filter((code) => !wish.optionalCodes.includes(code));
  const pair = (wished: string, there: string) =>
    wished && wished !== there ? { wished, there } : undefined;
  const color = pair(wish.colorCode, car.colorCode);
  const coating = pair(wish.coatingCode, car.coatingCode);
  return {
    ...(color && { color }),
    ...(coating && { coating }),
    missing,
    extra,
    count: missing.length + extra.length + (color ? 1 : 0) + (coating ? 1 : 0),
  };
}

/** Whether a service says in which of the colours and coatings that a version offers a car in stock is. */
export const isFinishSaid = (
  car: Pick<Finish, 'colorCode' | 'coatingCode'>,
  offered: { colors: readonly unknown[]; coatings: readonly unknown[] },
): boolean =>
  (car.colorCode !== '' || offered.colors.length === 0) &&
  (car.coatingCode !== '' || offered.coatings.length === 0);

/**
 * Returns the full days that a car has been in stock; null if the service does not say since when, or names a day to come.
 * @param since YYYY-MM-DD
 */
export function daysInStock(since: string | null | undefined, today: Day): number | null {
  const day = parseDay(since ?? '', 'YYYY-MM-DD');
  const days = day ? daysBetween(day, today) : -1;
  return days >= 0 ? days : null;
}
