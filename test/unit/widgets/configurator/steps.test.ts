import { describe, expect, it } from 'vitest';
import { CONFIGURATOR_STEPS } from '#domain/status/screen-steps';
import type { CarOptions } from '#features/car/car-store';
import { stepsFor } from '#widgets/configurator/deferred/shell/offered-steps';
import { priceScale } from '#widgets/configurator/deferred/versions/VersionFilters';

const options = (empty: (keyof CarOptions)[] = []): CarOptions => {
  const lists = ['parts', 'colors', 'accessories', 'coatings', 'services'] as const;
  return Object.fromEntries(lists.map((name) => [name, empty.includes(name) ? [] : [{}]])) as never;
};

describe('the steps of a configurator', () => {
  it('come in their own order, whatever order the author wrote them in', () => {
    expect(stepsFor(['resume', 'color', 'version'], CONFIGURATOR_STEPS, options())).toEqual([
      'version',
      'color',
      'resume',
    ]);
  });
  it('are those the version has something for, once it is known', () => {
    const all = [...CONFIGURATOR_STEPS];
    expect(stepsFor(all, CONFIGURATOR_STEPS, null)).toEqual(all);
    expect(stepsFor(all, CONFIGURATOR_STEPS, options(['parts', 'services']))).toEqual([
      'version',
      'color',
      'accessories',
      'coating',
      'resume',
    ]);
  });
});

describe('the slider of prices', () => {
  it('has every price within it, in steps that read well', () => {
    expect(priceScale([92990, 87990, 112990])).toEqual({ min: 88000, max: 114000, step: 2000 });
    expect(priceScale([20_402_000, 28_900_000])).toEqual({ min: 20_500_000, max: 29_000_000, step: 500_000 });
  });
  it('is none where there is nothing to choose between', () => {
    expect(priceScale([])).toBeNull();
    expect(priceScale([92990])).toBeNull();
    expect(priceScale([92990, 92990])).toBeNull();
    expect(priceScale([92990, 92990.5])).toBeNull();
    expect(priceScale([0, 5e-324])).toBeNull();
    expect(priceScale([1, Number.NaN])).toBeNull();
    expect(priceScale([1, 1e21])).toBeNull();
  });
});
