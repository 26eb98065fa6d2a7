/** Days and times of another time zone, by the browser's own data: `timeZone` is a name such as America/Manaus. */

const MINUTE = 60_000;

/** Formats by zone: making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** Returns the date and time that clocks of a zone show, as YYYY-MM-DD and HH:MM. */
export function clockIn(moment: number, timeZone: string): { date: string; time: string } {
  const format = formatIn(timeZone);
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
