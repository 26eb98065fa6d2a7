/** A date and a time that somebody sets in a zone whose clocks may be changed on that day. */

import { isDayText } from './day-text';
import { clockIn, offsetIn } from './zoned-time';

/** What two inputs hold: YYYY-MM-DD and HH:MM, each may be empty. */
export interface ZonedTime {
  date: string;
  time: string;
  /** The second of two such times on a day on which clocks go back. */
  isSecond?: boolean;
}

export type ZonedReading =
  | { kind: 'empty' | 'incomplete' | 'invalid'; moment?: undefined }
  /** gap: clocks skip this time; the moment is as much later. twice: they show it two times. */
  | { kind: 'once' | 'gap' | 'twice'; moment: number };

const DAY = 86_400_000;
/** A year that is being typed: 0202. */
const FIRST_DAY = '1900-01-01';

/** Returns the moment that is meant, in milliseconds since 1970, or what is missing. */
export function readZonedTime({ date, time, isSecond }: ZonedTime, timeZone: string): ZonedReading {
  if (!date && !time) return { kind: 'empty' };
  if (!date || !time) return { kind: 'incomplete' };
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc) || !isDayText(date) || date < FIRST_DAY) return { kind: 'invalid' };
  const [before, after] = [asUtc - offsetIn(asUtc - DAY, timeZone), asUtc - offsetIn(asUtc + DAY, timeZone)];
  const isShown = (moment: number) => {
    const clock = clockIn(moment, timeZone);
    return clock.date === date && clock.time === time;
  };
  if (!isShown(before))
    return isShown(after) ? { kind: 'once', moment: after } : { kind: 'gap', moment: before };
  if (before === after || !isShown(after)) return { kind: 'once', moment: before };
  return { kind: 'twice', moment: isSecond ? after : before };
}

/** Returns what inputs show of a moment; both are empty without one. */
export function zonedTimeOf(moment: number | undefined, timeZone: string): ZonedTime {
  if (moment === undefined || Number.isNaN(moment)) return { date: '', time: '' };
  const shown = clockIn(moment, timeZone);
  const first = readZonedTime(shown, timeZone);
  // Inputs have whole minutes.
  const isSecond = first.kind === 'twice' && moment - first.moment >= 60_000;
  return isSecond ? { ...shown, isSecond } : shown;
}
