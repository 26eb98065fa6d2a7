import { clockText, formatDate } from '#domain/time/calendar';

/** Returns a moment on the visitor's own clock, as DD/MM/YYYY HH:MM; what stands for none if it is none. */
export function timeText(moment: string | null | undefined, none: string): string {
  const at = new Date(moment ?? '');
  return Number.isNaN(at.getTime()) ? none : `${formatDate(at)} ${clockText(at)}`;
}
