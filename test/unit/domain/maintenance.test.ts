import { describe, expect, it } from 'vitest';
import {
  compareLimits,
  deadlineOf,
  dueOf,
  fullMonths,
  hasEngineOil,
  isEverDue,
  nextOilChange,
  sumOfPrices,
  timeLeft,
} from '#domain/vehicle/maintenance';

describe('the limits of a revision', () => {
  const limits = (kilometers?: number, months?: number) => ({ kilometers, months });
  it.each([
    [limits(), false],
    [limits(0, 0), false],
    [limits(10_000), true],
    [limits(undefined, 12), true],
    [limits(0, 12), true],
  ])('%j are ever met: %s', (each, isEver) => {
    expect(isEverDue(each)).toBe(isEver);
  });
  it('are compared by kilometres, else by months, else not at all', () => {
    expect(compareLimits(limits(10_000, 24), limits(20_000, 12))).toBeLessThan(0);
    expect(compareLimits(limits(10_000, 24), limits(10_000, 12))).toBeGreaterThan(0);
    expect(compareLimits(limits(undefined, 12), limits(10_000, 24))).toBeLessThan(0);
    expect(compareLimits(limits(10_000), limits(undefined, 12))).toBe(0);
    expect(compareLimits(limits(10_000, 12), limits(undefined, 0))).toBe(0);
  });
  it('are those of the last one done only if both are known', () => {
    expect(dueOf(limits(10_000, 12))).toEqual({ kilometers: 10_000, months: 12 });
    expect(dueOf(limits(10_000))).toBeUndefined();
    expect(dueOf(limits(undefined, 12))).toBeUndefined();
  });
});

describe('what is left until a revision', () => {
  const due = { kilometers: 20_000, months: 24 };
  it.each([
    [17_300, 14, 2700, 10, 'ahead'],
    [20_000, 14, 0, 10, 'now'],
    [17_300, 24, 2700, 0, 'now'],
    [20_001, 14, -1, 10, 'overdue'],
    [17_300, 25, 2700, -1, 'overdue'],
    [31_000, 40, -11_000, -16, 'overdue'],
  ])('at %d km and %d months', (kilometers, months, left, monthsLeft, state) => {
    expect(timeLeft(due, { kilometers, months })).toEqual({ kilometers: left, months: monthsLeft, state });
  });
  it('is kilometres alone where the months are unknown', () => {
    expect(timeLeft(due, { kilometers: 17_300 })).toEqual({
      kilometers: 2700,
      months: undefined,
      state: 'ahead',
    });
    expect(deadlineOf({ kilometers: -5, months: undefined }).state).toBe('overdue');
  });
  it('is kilometres or months alone where only they have a limit', () => {
    const usage = { kilometers: 17_300, months: 30 };
    expect(timeLeft({ kilometers: 20_000, months: 0 }, usage)).toEqual({
      kilometers: 2700,
      months: undefined,
      state: 'ahead',
    });
    expect(timeLeft({ kilometers: 0, months: 24 }, usage)).toEqual({
      kilometers: undefined,
      months: -6,
      state: 'overdue',
    });
  });
});

describe('the oil', () => {
  it.each([
    [0, 0, 10_000, 12],
    [10_000, 0, 10_000, 12],
    [10_001, 0, 20_000, 24],
    [4000, 12, 10_000, 12],
    [4000, 13, 20_000, 24],
    [17_300, 30, 30_000, 36],
  ])('is changed every 12 months or 10,000 km: at %d km and %d months', (kilometers, months, km, due) => {
    expect(nextOilChange({ kilometers, months })).toEqual({ kilometers: km, months: due });
  });
  it('is changed by kilometres where the months are unknown', () => {
    expect(nextOilChange({ kilometers: 17_300 })).toEqual({ kilometers: 20_000, months: 24 });
  });
  it('is changed 12 months or 10,000 km after the last time', () => {
    expect(nextOilChange({ kilometers: 27_300, months: 30 }, { kilometers: 10_000, months: 12 })).toEqual({
      kilometers: 20_000,
      months: 24,
    });
  });
  it('is none in electric cars', () => {
    expect(['Electric', 'Hybrid', 'Flex', '', null, undefined].map(hasEngineOil)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('the price of a plan', () => {
  it('is the sum of all, to the cent', () => {
    expect(sumOfPrices([0.1, 0.2, 690])).toBe(690.3);
    expect(sumOfPrices([0])).toBe(0);
  });
  it.each([[[]], [[690, null]], [[690, undefined]], [[690, Number.NaN]], [[690, Number.POSITIVE_INFINITY]]])(
    'is unknown where one is: %j',
    (prices) => {
      expect(sumOfPrices(prices)).toBeNaN();
    },
  );
});

it('full months are those of the calendar', () => {
  const day = (year: number, month: number, day: number) => ({ year, month, day });
  expect(fullMonths(day(2025, 9, 20), day(2026, 11, 20))).toBe(14);
  expect(fullMonths(day(2025, 9, 21), day(2026, 11, 20))).toBe(13);
  expect(fullMonths(day(2026, 11, 8), day(2026, 11, 20))).toBe(0);
  expect(fullMonths(day(2026, 11, 21), day(2026, 11, 20))).toBe(0);
});
