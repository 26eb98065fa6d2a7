/** Days and times of another time zone, by the browser's own data: `timeZone` is a name such as America/Manaus. */

import type { Language } from '../core/brands';

const MINUTE = 60_000;

/** Formats by what they show: making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a format of a zone, else of the visitor's; throws for a zone that this browser does not know. */
export function formatIn(
  timeZone: string | undefined,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([timeZone, locale, options]);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formats.set(key, format);
  return format;
}

const CLOCK: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/** Returns the date and time that clocks of a zone, else the visitor's, show, as YYYY-MM-DD and HH:MM. */
export function clockIn(moment: number, timeZone: string | undefined): { date: string; time: string } {
  const format = formatIn(timeZone, 'en-US', CLOCK);
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}

/** Milliseconds that a zone's clocks are ahead of UTC; negative in the Americas. */
export function offsetIn(moment: number, timeZone: string): number {
  const { date, time } = clockIn(moment, timeZone);
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(moment / MINUTE) * MINUTE;
}

/**
 * Returns the moment of a date and time, YYYY-MM-DD and HH:MM, of a zone in milliseconds since 1970; NaN if it is none. A
 * time that a change of clocks skips is the one an hour later.
 */
export function momentIn(date: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return asUtc;
  const first = asUtc - offsetIn(asUtc, timeZone);
  return asUtc - offsetIn(first, timeZone);
}

/** Returns the name of a zone at a moment, as the visitor knows it: Horário do Amazonas; its own if the browser has none. */
export const zoneName = (moment: number, timeZone: string, language: Language): string =>
  formatIn(timeZone, language, { timeZoneName: 'longGeneric' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
