import { describe, expect, it, vi } from 'vitest';
import { hoursOfHalf, openHalves } from '#domain/scheduling/half-days';
import { easterOf, holidayOf } from '#domain/scheduling/holidays';
import { addDays, addMonths, clampDay, dayByKey, isDayText, weekdayOf, weeksOf } from '#domain/time/day-text';
import { clockIn, momentIn, offsetIn, zoneName } from '#domain/time/zoned-time';

describe('days as text', () => {
  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
  ])('%s and %i days', (day, days, to) => expect(addDays(day, days)).toBe(to));

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-03-31', -13, '2025-02-28'],
  ])('%s and %i months, without a day that the month does not have', (day, months, to) =>
    expect(addMonths(day, months)).toBe(to),
  );

  it('knows weekdays, real days and limits', () => {
    expect(weekdayOf('2026-11-22')).toBe(0);
    expect([isDayText('2026-02-30'), isDayText('2026-2-3'), isDayText('2026-02-28')]).toEqual([
      false,
      false,
      true,
    ]);
    const clamp = (day: string) => clampDay(day, '2026-11-10', '2026-11-20');
    expect(['2026-11-09', '2026-11-15', '2026-11-21'].map(clamp)).toEqual([
      '2026-11-10',
      '2026-11-15',
      '2026-11-20',
    ]);
    // Nothing throws for what is no day.
    expect(addDays('nonsense', 1)).toBe('1970-01-02');
  });

  it('lays a month out in weeks from Sunday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks[4]?.slice(0, 3)).toEqual(['2026-11-29', '2026-11-30', null]);
    expect(weeksOf('2026-08')).toHaveLength(6);
    expect(weeksOf('2026-08')[0]).toEqual([null, null, null, null, null, null, '2026-08-01']);
    // February 2026 fills four weeks.
    expect(weeksOf('2026-02')).toHaveLength(4);
  });

  it.each([
    ['ArrowLeft', false, '2026-11-17'],
    ['ArrowRight', false, '2026-11-19'],
    ['ArrowUp', false, '2026-11-11'],
    ['ArrowDown', false, '2026-11-25'],
    ['Home', false, '2026-11-15'],
    ['End', false, '2026-11-21'],
    ['PageUp', false, '2026-10-18'],
    ['PageDown', false, '2026-12-18'],
    ['PageUp', true, '2025-11-18'],
    ['PageDown', true, '2027-11-18'],
    ['a', false, null],
  ])('%s (Shift: %s) leads from 18 November 2026 to %s', (key, shift, to) =>
    expect(dayByKey('2026-11-18', key, shift)).toBe(to),
  );
});

describe('other time zones', () => {
  const noon = Date.UTC(2026, 10, 20, 12);
  it('shows what their clocks show', () => {
    expect(clockIn(noon, 'America/Sao_Paulo')).toEqual({ date: '2026-11-20', time: '09:00' });
    expect(clockIn(Date.UTC(2026, 10, 21, 2), 'America/Manaus')).toEqual({
      date: '2026-11-20',
      time: '22:00',
    });
    expect(offsetIn(noon + 30_123, 'America/Manaus')).toBe(-4 * 3_600_000);
  });
  it('finds the moment of a time of theirs', () => {
    expect(momentIn('2026-11-20', '09:00', 'America/Sao_Paulo')).toBe(noon);
    expect(momentIn('2026-11-20', '08:00', 'America/Manaus')).toBe(noon);
    expect(momentIn('2026-11-20', 'nonsense', 'America/Manaus')).toBeNaN();
  });
  it('has a name in the visitor’s language, its own if the browser has none', () => {
    expect(zoneName(noon, 'America/Manaus', 'pt-BR')).toMatch(/Amazonas|Manaus/);
    const nameless = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue([]);
    expect(zoneName(noon, 'America/Manaus', 'es-AR')).toBe('America/Manaus');
    nameless.mockRestore();
  });
  it('is exact around a change of clocks', () => {
    // On this Sunday New York went from 02:00 to 03:00.
    expect(momentIn('2026-03-08', '01:30', 'America/New_York')).toBe(Date.UTC(2026, 2, 8, 6, 30));
    expect(momentIn('2026-03-08', '03:30', 'America/New_York')).toBe(Date.UTC(2026, 2, 8, 7, 30));
    expect(clockIn(momentIn('2026-03-08', '02:30', 'America/New_York'), 'America/New_York').time).toMatch(
      /^0[13]:30$/,
    );
  });
});

describe('holidays', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i is %s', (year, day) => expect(easterOf(year)).toBe(day));

  it.each([
    ['2026-12-25', 'BR', 'christmas'],
    ['2026-04-03', 'BR', 'goodFriday'],
    ['2026-02-16', 'BR', null],
    ['2026-11-20', 'BR', 'blackAwareness'],
    ['2026-11-20', 'AR', null],
    ['2026-02-16', 'AR', 'carnival'],
    ['2026-02-17', 'AR', 'carnival'],
    ['2026-05-25', 'AR', 'mayRevolution'],
    ['2026-05-25', 'BR', null],
  ] as const)('%s in %s: %s', (day, country, holiday) => expect(holidayOf(day, country)).toBe(holiday));
});

describe('half days', () => {
  const work = (weekday: number, start: string, end: string, type = 'WORKING_TIME') => ({
    weekday,
    type,
    start,
    end,
  });
  const PERIODS = [work(1, '08:00', '18:00'), work(1, '12:00', '13:00', 'BREAK'), work(6, '08:00', '12:00')];

  it('are open while the dealer works, without its breaks', () => {
    expect(openHalves(PERIODS, 1)).toEqual(['MORNING', 'AFTERNOON']);
    expect(openHalves(PERIODS, 6)).toEqual(['MORNING']);
    expect(openHalves(PERIODS, 0)).toEqual([]);
    expect(hoursOfHalf(PERIODS, 1, 'AFTERNOON')).toEqual({ from: 780, to: 1080 });
    expect(hoursOfHalf(PERIODS, 6, 'AFTERNOON')).toBeNull();
  });
  it('are open at a dealer whose hours nobody knows', () => {
    const BOTH = ['MORNING', 'AFTERNOON'];
    expect(openHalves([], 0)).toEqual(BOTH);
    // A type that is not known is no closed day: of all days, or of one.
    expect(
      openHalves(
        PERIODS.map((period) => ({ ...period, type: 'OTHER' })),
        0,
      ),
    ).toEqual(BOTH);
    const sunday = { weekday: 0, type: 'OTHER', start: '08:00', end: '09:00' };
    expect(openHalves([...PERIODS, sunday], 0)).toEqual(BOTH);
    expect(openHalves([...PERIODS, sunday], 6)).toEqual(['MORNING']);
  });
});
