import { type GenericSchema, parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { LARGEST_AMOUNT } from '#domain/core/bounds';
import { CATALOGUE } from '#services/catalogue';
import { amount, balance, charge, figure, list, pagingOr, percent } from '#services/entities/fields';
import { price } from '#services/entities/price';
import { simulationDefaults } from '#services/entities/simulation';
import { HOSTILE } from '../lib/hostile-numbers';

/** As much of a schema as finding its numbers needs. */
interface Shape {
  type: string;
  entries?: Record<string, Shape>;
  item?: Shape;
  wrapped?: Shape;
  options?: readonly Shape[];
}

/** Every number that a schema reads, by the path to it. */
function numbersOf(shape: Shape | undefined, path: string): [path: string, schema: GenericSchema][] {
  if (!shape) return [];
  const { type, entries = {}, item, wrapped, options = [] } = shape;
  let inner = wrapped;
  while (inner?.wrapped) inner = inner.wrapped;
  if ((inner ?? shape).type === 'number') return [[path, shape as unknown as GenericSchema]];
  return [
    ...Object.entries(entries).flatMap(([name, each]) => numbersOf(each, `${path}.${name}`)),
    ...numbersOf(item, `${path}[]`),
    ...numbersOf(wrapped, path),
    ...(type === 'union' ? options.flatMap((each) => numbersOf(each, path)) : []),
  ];
}

const NUMBERS = CATALOGUE.flatMap(({ call: { definition } }) =>
  numbersOf(definition.returns as unknown as Shape, definition.id),
);
const read = (schema: GenericSchema, value: unknown) => {
  const { success, output } = safeParse(schema, value);
  return success ? output : undefined;
};

describe('a number of an answer', () => {
  it('is never beyond what it can be, whatever a service answers', () => {
    expect(NUMBERS.length).toBeGreaterThan(300);
    const passing = NUMBERS.filter(([, schema]) =>
      [1e21, -1e21, 1e308, Number.POSITIVE_INFINITY, LARGEST_AMOUNT * 1.01, '12', true].some((value) => {
        const output = read(schema, value);
        return !(output == null || Number.isNaN(output) || Math.abs(output as number) <= LARGEST_AMOUNT);
      }),
    );
    expect(passing.map(([path]) => path)).toEqual([]);
  });
  it('is below 0 only where that means something', () => {
    const below = NUMBERS.filter(([, schema]) => (read(schema, -1) as number) < 0).map(([path]) => path);
    const names = below.map((path) => path.split('.').at(-1));
    expect([...new Set(names)].sort()).toEqual(
      [
        ...['amount', 'bonus', 'difference', 'discount', 'kilometersLeft'],
        ...['latitude', 'longitude', 'monthsLeft', 'Position[]'],
      ].sort(),
    );
  });
  it('fails the answer where it cannot be only if a screen can do nothing without it', () => {
    const needed = NUMBERS.filter(([, schema]) => !safeParse(schema, 1e21).success);
    const names = needed.map(([path]) => path.replace(/^[A-Z0-9-]+\W*/, ''));
    expect([...new Set(names)].sort()).toEqual(
      [
        ...['Position[]', 'ResultItems[].Position[]', 'latitude', 'longitude', 'periods[].weekday'],
        // Of simulationDefaults, in whose place the usual ones stand.
        ...['entrancePercent', 'minEntrancePercent', 'maxEntrancePercent', 'numberOfInstallments'],
        ...['finalInstallmentPercentage', 'minFinalInstallmentPercent', 'maxFinalInstallmentPercent'],
        'installmentsAvailable[]',
      ].sort(),
    );
  });
});

describe('an amount that cannot be', () => {
  const values = HOSTILE.map((text) => JSON.parse(text) as unknown);
  it.each(values)('%j reads as missing', (value) => {
    for (const schema of [amount, percent]) expect(parse(schema, value) ?? null).toBeNull();
    expect(parse(pagingOr(7), value)).toBe(7);
  });
  it.each(values)('%j does not pass for nothing to pay', (value) => {
    expect(parse(charge, value)).toBe(value === null ? null : Number.NaN);
    expect(parse(figure, value)).toBeNaN();
  });
  it('may be less than nothing where it is a difference', () => {
    expect([parse(balance, -1), parse(balance, -1e21)]).toEqual([-1, undefined]);
  });
  it('is lost from a list, and the list is not', () => {
    const prices = [
      { type: 'FULL_PRICE', value: 1e21 },
      { type: 'FROM_TO', from: 2, to: 1 },
    ];
    expect(parse(list(price), prices)).toMatchObject([{ value: undefined }, { from: 2, to: 1 }]);
  });
});

describe('where a slider starts and ends', () => {
  const range = {
    ...{ entrancePercent: 30, minEntrancePercent: 10, maxEntrancePercent: 90 },
    ...{ numberOfInstallments: 36, installmentsAvailable: [12, 36] },
  };
  it.each([
    [{}, true],
    [{ minEntrancePercent: 95 }, false],
    [{ maxEntrancePercent: 1e21 }, false],
    [{ entrancePercent: -1 }, false],
    [{ installmentsAvailable: [] }, false],
    [{ installmentsAvailable: [36, 1e21] }, false],
    [{ numberOfInstallments: 36.5 }, false],
  ])('%j is usable: %s', (changes, usable) =>
    expect(safeParse(simulationDefaults, { ...range, ...changes }).success).toBe(usable),
  );
  it('moves by 1 where its step cannot be', () => {
    const steps = { entranceStep: -1, finalInstallmentStep: 1e-9 };
    expect(parse(simulationDefaults, { ...range, ...steps })).toMatchObject({
      ...{ entranceStep: 1, finalInstallmentStep: 1 },
    });
  });
});
