import { clockIn } from '#domain/time/zoned-time';

/** Returns a moment on the visitor's own clock, as DD/MM/YYYY HH:MM; what stands for none if it is none. */
export function timeText(moment: string | null | undefined, none: string): string {
  const at = Date.parse(moment ?? '');
  if (Number.isNaN(at)) return none;
  const { date, time } = clockIn(at, undefined);
  return `${date.split('-').reverse().join('/')} ${time}`;
}
