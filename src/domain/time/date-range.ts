/** Two days between which something is valid, YYYY-MM-DD; an empty one leaves that side open. */

import { isDayText } from './day-text';

export interface DateRange {
  from: string;
  to: string;
}

export interface RangeLimits {
  /** Sides that may stay open; by default none. */
  open?: 'from' | 'to' | 'both' | undefined;
  /** The first and the last day that can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
}

export type RangeProblem = 'from' | 'to' | 'invalid' | 'reversed' | 'early' | 'late';

const mayBeOpen = ({ open }: RangeLimits, side: 'from' | 'to') => open === 'both' || open === side;

/** Returns what is wrong with a range; undefined if nothing is. from, to: that day is missing. */
export function rangeProblem(range: DateRange, limits: RangeLimits = {}): RangeProblem | undefined {
  const { from, to } = range;
  if (!from && !mayBeOpen(limits, 'from')) return 'from';
  if (!to && !mayBeOpen(limits, 'to')) return 'to';
  const days = [from, to].filter((day) => day !== '');
  if (!days.every(isDayText)) return 'invalid';
  if (from && to && to < from) return 'reversed';
  const { min = '', max = '9999-12-31' } = limits;
  if (days.some((day) => day < min)) return 'early';
  return days.some((day) => day > max) ? 'late' : undefined;
}

/** Returns which of the two days a problem is of. */
export function problemSide(
  { from }: DateRange,
  problem: RangeProblem,
  limits: RangeLimits = {},
): 'from' | 'to' {
  if (problem === 'to' || problem === 'reversed') return 'to';
  if (problem === 'early') return from && from < (limits.min ?? '') ? 'from' : 'to';
  if (problem === 'late') return from > (limits.max ?? '') ? 'from' : 'to';
  return problem === 'from' || (from !== '' && !isDayText(from)) ? 'from' : 'to';
}
