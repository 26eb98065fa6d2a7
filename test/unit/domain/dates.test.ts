import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ageOn, dayNumber, dayOf, daysBetween, formatDate, fullYear, parseDay } from '#domain/time/calendar';
import * as dates from '#domain/time/dates';

/** A Friday, shortly before midnight where the visitor is. */
const now = new Date(2026, 10, 20, 23, 59);
const days = (count: number) => new Date(2026, 10, 20 + count, 12);

const rules = (
  rule: (value: string | Date, options: dates.DateOptions) => boolean,
  good: (string | Date)[],
  bad: (string | Date)[],
) => {
  it.each(good)('takes %s', (value) => expect(rule(value, { now })).toBe(true));
  it.each(bad)('refuses %s', (value) => expect(rule(value, { now })).toBe(false));
};

describe('date', () =>
  rules(
    dates.date,
    ['20/11/1826', '29/02/2024', ' 01/01/2026 ', '31/12/2999', now],
    ['', '19/11/1826', '29/02/2026', '31/04/2026', '00/01/2026', '1/1/2026', '2026-01-01', new Date('x')],
  ));
describe('birthday', () =>
  rules(
    dates.birthday,
    ['01/01/1900', '20/11/2026', '29/02/2000'],
    ['', '31/12/1899', '21/11/2026', '01/01/2027', '31/02/2000', '15/13/1990', '01/01/0090'],
  ));
describe('isOverEighteen', () =>
  rules(
    dates.isOverEighteen,
    ['20/11/2008', '01/01/1950'],
    ['21/11/2008', '20/12/2008', '20/11/2009', '', '31/02/1990'],
  ));
describe('ownerOpinion', () => rules(dates.ownerOpinion, [days(0), days(-29)], [days(-30), days(1)]));
describe('disableFutureDates', () => rules(dates.disableFutureDates, [days(0), days(-1)], [days(1), '']));
describe('disablePastDates', () => rules(dates.disablePastDates, [days(0), days(1)], [days(-1), '']));
describe('driverLicenceExpiry', () =>
  rules(dates.driverLicenceExpiry, ['20/11/2026', '01/01/2030'], ['19/11/2026', '']));

describe('dateWindow', () => {
  it('is open where it has no end', () => expect(dates.dateWindow('01/01/0001', { now })).toBe(true));
  it('parses text in the given format', () => {
    expect(dates.dateWindow('2026-11-20', { now, from: 0, until: 0, format: 'YYYY-MM-DD' })).toBe(true);
    expect(dates.dateWindow('20/11/2026', { now, format: 'YYYY-MM-DD' })).toBe(false);
  });
});

describe('without a moment', () => {
  it('every rule looks from now', () => {
    vi.useFakeTimers({ now });
    try {
      for (const rule of [
        dates.date,
        dates.birthday,
        dates.ownerOpinion,
        dates.disableFutureDates,
        dates.disablePastDates,
        dates.dateWindow,
        dates.driverLicenceExpiry,
      ]) {
        expect(rule('20/11/2026')).toBe(true);
      }
      expect(dates.isOverEighteen('20/11/2026')).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the calendar', () => {
  const anyDay = fc.date({
    min: new Date('0001-01-02T00:00:00Z'),
    max: new Date('9999-12-30T00:00:00Z'),
    noInvalidDate: true,
  });
  it('reads what it wrote, in every format', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('pt-BR', 'es-AR', 'en-US'), (date, language) => {
        const text = formatDate(date, language);
        expect(parseDay(text, language === 'en-US' ? 'YYYY-MM-DD' : 'DD/MM/YYYY')).toEqual(dayOf(date));
      }),
    );
  });
  it('counts days one by one, over leap days and years below 100', () => {
    expect(dayNumber({ year: 1970, month: 1, day: 1 })).toBe(0);
    expect(daysBetween({ year: 2024, month: 2, day: 28 }, { year: 2024, month: 3, day: 1 })).toBe(2);
    expect(daysBetween({ year: 99, month: 12, day: 31 }, { year: 100, month: 1, day: 1 })).toBe(1);
  });
  it('makes who is born on 29 February older on 1 March', () => {
    const birth = { year: 2008, month: 2, day: 29 };
    expect(ageOn(birth, { year: 2026, month: 2, day: 28 })).toBe(17);
    expect(ageOn(birth, { year: 2026, month: 3, day: 1 })).toBe(18);
  });
  it('knows the century of two digits', () =>
    expect([0, 68, 69, 99].map(fullYear)).toEqual([2000, 2068, 1969, 1999]));
  it('writes days as services give them', () => {
    expect(formatDate('2026-03-01')).toBe('01/03/2026');
    expect(formatDate(new Date(2026, 2, 1, 23).toISOString())).toBe('01/03/2026');
    expect(formatDate('2026-03-01', 'en-US')).toBe('2026-03-01');
    expect(['', '01/03/2026', '2026-02-30', 'Terça'].map((text) => formatDate(text))).toEqual([
      '',
      '',
      '',
      '',
    ]);
  });
});
