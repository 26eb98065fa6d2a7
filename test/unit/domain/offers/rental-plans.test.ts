import { describe, expect, it } from 'vitest';
import { joinFields, splitFields } from '#domain/offers/filter-fields';
import { distancesOf, offeredPlans, periodsOf, planFor } from '#domain/offers/rental-plans';

const plan = (period: number, kilometersPerMonth: number, monthlyPrice: number) => ({
  period,
  kilometersPerMonth,
  monthlyPrice,
});
const PLANS = [plan(24, 1500, 2100), plan(12, 1000, 2400), plan(24, 1000, 2000), plan(12, 2000, 2600)];

describe('the plans of a rental offer', () => {
  it('are listed from the cheapest, without incomplete ones', () => {
    const broken = [plan(0, 1000, 1), plan(12, 0, 1), plan(12, 1000, Number.NaN), plan(12, 1000, -5)];
    expect(offeredPlans([...broken, ...PLANS]).map(({ monthlyPrice }) => monthlyPrice)).toEqual([
      2000, 2100, 2400, 2600,
    ]);
  });
  it('are chosen by months, then by what these have', () => {
    expect(periodsOf(PLANS)).toEqual([12, 24]);
    expect(distancesOf(PLANS, 12)).toEqual([1000, 2000]);
    expect(distancesOf(PLANS, 48)).toEqual([]);
  });
  it.each([
    [24, 1500, 2100],
    [24, 5000, 2100],
    [12, 1600, 2600],
    [48, 1000, undefined],
  ])('of %i months with %i km is the nearest one', (period, kilometers, price) => {
    expect(planFor(PLANS, period, kilometers)?.monthlyPrice).toBe(price);
  });
});

describe('the fields of a filter', () => {
  it.each([[['a ~ b', '', 'ç/?&=']], [['', 'x']]])('are read as they were written: %j', (fields) =>
    expect(splitFields(joinFields(fields))).toEqual(fields),
  );
  it('are empty if all are', () => expect(joinFields(['', ''])).toBe(''));
  it.each([
    ['%', []],
    [null, ['']],
    [undefined, ['']],
  ])('of %s are none', (text, fields) => expect(splitFields(text)).toEqual(fields));
});
