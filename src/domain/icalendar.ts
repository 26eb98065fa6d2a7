/** Calendar files with one appointment, as RFC 5545 has them: escaped texts, lines of at most 75 octets, ended by CRLF. */

export interface CalendarEvent {
  /** The same for each version of an appointment. */
  id: string;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  /** When the file is made. */
  stamp: number;
  summary: string;
  description?: string;
  location?: string;
  /** Whether the appointment is confirmed; a tentative one otherwise. */
  isConfirmed: boolean;
}

const LONGEST_LINE = 75;

/** Escapes a text value: backslash, semicolon, comma and line breaks (RFC 5545, 3.3.11); other control characters go. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
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

/** Returns the text of a calendar file, to be served as text/calendar. */
export function calendarFile({
  id,
  start,
  end,
  stamp,
  summary,
  description = '',
  location = '',
  isConfirmed,
}: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Vitrine//PT',
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}@vitrine`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `STATUS:${isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
