import { writtenList } from '#domain/text/written-list';

/** Months of plans with coupons; ours, as the specification names none. */
const PERIODS = [12, 24, 36, 48];

/** Returns the author's months in ascending order; the common ones if there is none. */
export function periodsOf(text: string): number[] {
  const months = writtenList(text)
    .map(Number)
    .filter((count) => Number.isInteger(count) && count > 0 && count < 1000);
  return months.length > 0 ? [...new Set(months)].sort((a, b) => a - b) : PERIODS;
}
