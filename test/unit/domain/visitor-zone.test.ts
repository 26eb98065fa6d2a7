import { afterEach, expect, it, vi } from 'vitest';
import { clockText, formatDate } from '#domain/time/calendar';
import { dayStart } from '#domain/time/day-bounds';
import { visitorZone } from '#domain/time/visitor-zone';

afterEach(() => vi.restoreAllMocks());

/** A device whose own settings name this zone. */
const deviceIn = (timeZone: string | undefined) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

it.each([
  ['America/Manaus', 'America/Manaus'],
  // Broken settings of the machine.
  ['Etc/Unknown', undefined],
  ['Mars/Olympus', undefined],
  [undefined, undefined],
  // Of browsers that hide it.
  ['UTC', undefined],
  ['Atlantic/Reykjavik', undefined],
])('the zone of a device in %s is %s', (zone, known) => {
  deviceIn(zone);
  expect(visitorZone()).toBe(known);
});

it.each([
  ['hides its zone', 'UTC', '22:30', '30/11/2026', '2026-12-01T03:00:00.000Z'],
  ['names it', 'Africa/Abidjan', '01:30', '01/12/2026', '2026-12-01T00:00:00.000Z'],
])('a moment of a browser that %s is told by the clock of its visitor', (_, zone, time, day, start) => {
  deviceIn(zone);
  const moment = new Date('2026-12-01T01:30:00Z');
  expect(clockText(moment)).toBe(time);
  expect(formatDate('2026-12-01T01:30:00Z')).toBe(day);
  expect(dayStart('2026-12-01')).toBe(start);
});
