import type { Language } from '../core/brands';

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
    return timeZone ? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone : undefined;
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
  const date = new Date(moment ?? '');
  if (Number.isNaN(date.getTime())) return null;
  const zone = knownZone(timeZone);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: zone, ...options }).format(date);
  const numbers = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    })
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const { day = '', month = '', year = '', hour = '', minute = '' } = numbers;
  return {
    day,
    month: part({ month: 'short' }).replace('.', ''),
    weekday: part({ weekday: 'long' }),
    date: `${day}/${month}/${year}`,
    time: `${hour}:${minute}`,
  };
}

/** Returns the name of a place's time zone at a moment, if the browser has one: horário do Amazonas. */
export function zoneName(moment: string, timeZone: string, language: Language): string {
  const zone = knownZone(timeZone);
  const date = new Date(moment);
  if (!zone || Number.isNaN(date.getTime())) return '';
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' });
  return parts
    .formatToParts(date)
    .filter(({ type }) => type === 'timeZoneName')
    .map(({ value }) => value)
    .join('');
}
