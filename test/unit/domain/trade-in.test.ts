import { describe, expect, it } from 'vitest';
import {
  isValuationCurrent,
  manufactureYears,
  placeInRange,
  usedCarName,
  usedCarYears,
  valueRange,
} from '#domain/vehicle/trade-in';

describe('the range of a valuation', () => {
  it.each([
    [{ value: 100, lowest: 90, highest: 110 }, [90, 100, 110]],
    [{ value: 100, lowest: 110, highest: 90 }, [90, 100, 110]],
    [{ value: 100, lowest: 105, highest: 110 }, [100, 100, 110]],
    [{ value: 100 }, [100, 100, 100]],
    [{ value: 100, lowest: null, highest: Number.NaN }, [100, 100, 100]],
  ])('%j is %j', (valued, [lowest, value, highest]) => {
    expect(valueRange(valued)).toEqual({ lowest, value, highest });
  });
  it.each([[{}], [{ value: 0, highest: 10 }], [{ value: -5 }], [{ value: Number.POSITIVE_INFINITY }]])(
    '%j has none',
    (valued) => {
      expect(valueRange(valued)).toBeNull();
    },
  );
  it('has its value somewhere', () => {
    expect(placeInRange({ lowest: 90, value: 95, highest: 110 })).toBe(0.25);
    expect(placeInRange({ lowest: 90, value: 90, highest: 90 })).toBe(0.5);
  });
});

it('values models of 2000 to next year', () => {
  const years = usedCarYears(new Date(2026, 10, 20));
  expect([years[0], years.at(-1), years.length]).toEqual([2027, 2000, 28]);
});

it('applies until its last day, that day included', () => {
  expect(isValuationCurrent('2026-11-20', '2026-11-20')).toBe(true);
  expect(isValuationCurrent('2026-11-19', '2026-11-20')).toBe(false);
  expect(isValuationCurrent('', '2026-11-20')).toBe(true);
});

it('names a car with what is known of it', () => {
  expect(usedCarName({ modelName: 'Argo', versionName: '1.0', modelYear: 2021 })).toBe('Argo 1.0 2021');
  expect(usedCarName({ modelName: 'Argo', versionName: null, modelYear: undefined })).toBe('Argo');
  expect(usedCarName({})).toBe('');
  expect(usedCarName({ modelName: 'Argo', modelYear: 2021, manufactureYear: 2020 })).toBe('Argo 2020/2021');
  expect(manufactureYears(2021)).toEqual([2021, 2020]);
});
