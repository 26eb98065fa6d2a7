import { describe, expect, it } from 'vitest';
import { calendarFile, escapeText, foldLine } from '#domain/time/icalendar';

const EVENT = {
  id: 'VIS-1',
  start: Date.UTC(2026, 10, 23, 13),
  end: Date.UTC(2026, 10, 23, 14, 30),
  stamp: Date.UTC(2026, 10, 20, 12),
  summary: 'Revisão, Fiat',
  isConfirmed: false,
};

describe('a calendar file', () => {
  it('has the appointment in UTC, its lines ended by CRLF', () => {
    expect(calendarFile(EVENT).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Vitrine//Vitrine//PT',
      'BEGIN:VEVENT',
      'UID:VIS-1@vitrine',
      'DTSTAMP:20261120T120000Z',
      'DTSTART:20261123T130000Z',
      'DTEND:20261123T143000Z',
      'SUMMARY:Revisão\\, Fiat',
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has no end that nobody knows, a whole day where nobody knows the time, and its address as it is', () => {
    const { end, ...open } = EVENT;
    expect(calendarFile(open)).not.toContain('DTEND');
    const { start, ...timeless } = open;
    const text = calendarFile({
      ...timeless,
      day: '2026-11-23',
      url: 'https://a.example/?a=1,2;3#vt-visit=x',
    });
    expect(text).toContain('DTSTART;VALUE=DATE:20261123\r\nSUMMARY');
    expect(text).toContain('URL:https://a.example/?a=1,2;3#vt-visit=x\r\n');
  });

  it('lets no text end its line and start a property of its own', () => {
    const text = calendarFile({
      ...EVENT,
      isConfirmed: true,
      summary: 'a\r\nATTENDEE:mailto:x@example.com',
      location: 'Rua\rB; 10, fundos\\',
      description: 'um\ndois',
    });
    expect(text).not.toMatch(/^ATTENDEE/m);
    expect(text).toContain('SUMMARY:a\\nATTENDEE:mailto:x@example.com\r\n');
    expect(text).toContain('LOCATION:Rua\\nB\\; 10\\, fundos\\\\\r\n');
    expect(text).toContain('DESCRIPTION:um\\ndois\r\n');
    expect(text).toContain('STATUS:CONFIRMED');
    expect(escapeText('a\u0000b\u007fc\td')).toBe('abc\td');
  });

  it('lets no address and no day do so either, and takes only addresses of the web', () => {
    const url = 'https://a.example/x\r\nATTENDEE:mailto:x@example.com?q=a b"';
    const text = calendarFile({ ...EVENT, url });
    expect(text).toContain('URL:https://a.example/xATTENDEE:mailto:x@example.com?q=a%20b%22\r\n');
    for (const other of [
      'javascript:alert(1)',
      'mailto:a@b.example',
      '/visita',
      'x\r\nURL:https://b.example',
    ])
      expect(calendarFile({ ...EVENT, url: other })).not.toContain('URL:');
    const { start, end, ...timeless } = EVENT;
    expect(calendarFile({ ...timeless, day: '2026-11-23\r\nX:1' })).toContain('DATE:202611231\r\nSUMMARY');
    expect(escapeText('a\u0085b\u2028c\u2029d')).toBe('a\\nb\\nc\\nd');
  });

  it('folds long lines by octets, never within a character, and unfolds to the same', () => {
    const line = `SUMMARY:${'ação 🚗 '.repeat(40)}`;
    const folded = foldLine(line);
    for (const each of folded.split('\r\n')) {
      expect(new TextEncoder().encode(each).length).toBeLessThanOrEqual(75);
    }
    expect(folded.replaceAll('\r\n ', '')).toBe(line);
    expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
    expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
  });
});
