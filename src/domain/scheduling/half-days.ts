import { type Hours, isSaid, openHours, type Period } from '../dealer/opening-hours';

/** The time of a test drive as services have it (spec cars#scheduling). */
export const HALF_DAYS = ['MORNING', 'AFTERNOON'] as const;
export type HalfDay = (typeof HALF_DAYS)[number];

/** Minutes since midnight. */
const NOON = 720;
const RANGES: Record<HalfDay, Hours> = {
  MORNING: { from: 0, to: NOON },
  AFTERNOON: { from: NOON, to: 1440 },
};

/** Returns from when to when a dealer is open in the half of a weekday, in minutes since midnight; null if it is closed. */
export function hoursOfHalf(periods: readonly Period[], weekday: number, half: HalfDay): Hours | null {
  const { from, to } = RANGES[half];
  const open = openHours(periods, weekday)
    .map((hours) => ({ from: Math.max(hours.from, from), to: Math.min(hours.to, to) }))
    .filter((hours) => hours.from < hours.to);
  const [first] = open;
  const last = open.at(-1);
  return first && last ? { from: first.from, to: last.to } : null;
}

/** Returns the halves of a weekday in which a dealer is open; both where its hours are not known. */
export const openHalves = (periods: readonly Period[], weekday: number): readonly HalfDay[] =>
  isSaid(periods, weekday) ? HALF_DAYS.filter((half) => hoursOfHalf(periods, weekday, half)) : HALF_DAYS;
