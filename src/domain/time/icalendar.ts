import { parseUrl } from '../address/parse-url';

/** Calendar files with one appointment, as RFC 5545 has them: escaped texts, lines of at most 75 octets, ended by CRLF. */

/** Milliseconds since 1970, without an end where nobody knows it; or a whole day, YYYY-MM-DD, where nobody knows the time. */
export type CalendarTime =
  | { start: number; end?: number; day?: undefined }
  | { start?: undefined; end?: undefined; day: string };

export type CalendarEvent = CalendarTime & {
  /** The same for each version of an appointment. */
  id: string;
  /** When the file is made. */
  stamp: number;
  summary: string;
  description?: string;
  location?: string;
  /** Where it can be moved or cancelled: an absolute address. */
  url?: string;
  /** Whether the appointment is confirmed; a tentative one otherwise. */
  isConfirmed: boolean;
};

const LONGEST_LINE = 75;

/**
 * Returns an address as a URI value: in the form of the URL standard, which has no line break, space or control character;
 * empty for what is no web address. Nothing else in it is escaped: it is no text (RFC 5545, 3.8.4.6).
 */
function uriOf(address: string): string {
  const url = parseUrl(address);
  return url && /^https?:$/.test(url.protocol) ? url.href : '';
}

/** Escapes a text value: backslash, semicolon, comma and line breaks (RFC 5545, 3.3.11); other control characters go. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what a text value may not contain
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** Folds a line into lines of at most 75 octets, without splitting a character (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LONGEST_LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Returns a moment in UTC: every calendar shows it in its own zone. */
const utc = (moment: number): string => `${new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')}`;

/** The lines that say when; a whole day lasts until the next one begins (RFC 5545, 3.6.1). */
const timesOf = ({ start, end, day }: CalendarTime): string[] =>
  day === undefined
    ? [`DTSTART:${utc(start)}`, ...(end === undefined ? [] : [`DTEND:${utc(end)}`])]
    : [`DTSTART;VALUE=DATE:${day.replace(/\D/g, '')}`];

/** Returns the text of a calendar file, to be served as text/calendar. */
export function calendarFile({
  id,
  stamp,
  summary,
  description = '',
  location = '',
  url = '',
  isConfirmed,
  ...time
}: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Vitrine//PT',
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}@vitrine`,
    `DTSTAMP:${utc(stamp)}`,
    ...timesOf(time),
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(uriOf(url) ? [`URL:${uriOf(url)}`] : []),
    `STATUS:${isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
