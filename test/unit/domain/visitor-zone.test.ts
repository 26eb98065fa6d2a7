import { afterEach, expect, it, vi } from 'vitest';
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
])('the zone of a device in %s is %s', (zone, known) => {
  deviceIn(zone);
  expect(visitorZone()).toBe(known);
});
