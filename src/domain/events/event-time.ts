import type { Language } from '../core/brands';
import { clockIn, formatIn } from '../time/zoned-time';

/** A moment as the clocks of a place show it. */
export interface PlaceTime {
  /** Of the month. */
  day: string;
  /** Short, without a full stop: dez. */
  month: string;
  weekday: string;
  /** DD/MM/YYYY. */
  date: string;
  /** HH:MM. */
  time: string;
}

/** Returns a zone that this browser knows; undefined for none: the visitor's own is used. */
function knownZone(timeZone: string | null | undefined): string | undefined {
  try {
    return timeZone ? formatIn(timeZone, 'en-US', {}).resolvedOptions().timeZone : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a moment in a place's time zone, else in the visitor's; null if it is none. moment: ISO date and time. */
export function placeTime(
  moment: string | null | undefined,
  timeZone: string | null | undefined,
  language: Language,
): PlaceTime | null {
  const at = Date.parse(moment ?? '');
  if (Number.isNaN(at)) return null;
  const zone = knownZone(timeZone);
  const { date, time } = clockIn(at, zone);
  return {
    day: date.slice(-2),
    month: formatIn(zone, language, { month: 'short' }).format(at).replace('.', ''),
    weekday: formatIn(zone, language, { weekday: 'long' }).format(at),
    date: date.split('-').reverse().join('/'),
    time,
  };
}
