import { describe, expect, it } from 'vitest';
import { type Costs, coatingCharge, sum, totalsOf } from '#domain/car/totals';

const costs = (more: Partial<Costs> = {}): Costs => ({
  price: 92990,
  color: { price: 1990 },
  coating: { price: 2490 },
  optionals: [{ price: 4990 }, { price: 0.1 }],
  accessories: [{ price: 350 }],
  services: [{ price: 2190 }],
  bonus: null,
  ...more,
});

describe('a sum', () => {
  it('is exact to the cent', () => expect(sum([0.1, 0.2, 0.7])).toBe(1));
  it('is not known where an amount is not', () => {
    expect(sum([1, null])).toBeNull();
    expect(sum([undefined])).toBeNull();
  });
  it('is not known where an amount is none, or all of them are too much', () => {
    expect(sum([1, Number.NaN])).toBeNull();
    expect(sum([1, 1e21])).toBeNull();
    expect(sum([1e11, 0.01])).toBeNull();
  });
  it('of nothing is nothing', () => expect(sum([])).toBe(0));
});

describe('totals of a car', () => {
  it('are the car with all that is chosen of it', () => {
    expect(totalsOf(costs())).toEqual({
      optionalsTotal: 4990.1,
      accessoriesTotal: 350,
      servicesTotal: 2190,
      bonificationTotal: null,
      hasPriceBonification: false,
      total: 105000.1,
    });
  });
  it('take off what the dealer gives', () => {
    expect(totalsOf(costs({ bonus: 1000 }))).toMatchObject({
      bonificationTotal: 1000,
      hasPriceBonification: true,
      total: 104000.1,
    });
    expect(totalsOf(costs({ bonus: 0 }))).toMatchObject({
      bonificationTotal: 0,
      hasPriceBonification: false,
    });
  });
  it('follow what the service says of the configured car before our own sum', () => {
    expect(totalsOf(costs({ configured: 100000 })).total).toBe(102540);
    expect(totalsOf(costs({ configured: 100000, price: null })).total).toBe(102540);
  });
  it('take no colour and no coating for the version’s own', () => {
    expect(totalsOf(costs({ color: null, coating: null, optionals: [] })).total).toBe(95530);
  });
  it.each([
    [{ price: 500 }, 500],
    [{ price: 500, isSelected: true }, 500],
    [{ isSelected: true }, 0],
    [{ price: null, isSelected: true }, 0],
    [{ price: null, isSelected: false }, null],
    [{}, null],
    [{ price: Number.NaN, isSelected: true }, null],
  ])('a coating %j costs %j extra', (coating, charge) => expect(coatingCharge(coating)).toBe(charge));
  it('are not known where a price is none, or more is taken off than there is', () => {
    expect(totalsOf(costs({ color: {} })).total).toBeNull();
    expect(totalsOf(costs({ color: { price: Number.NaN } })).total).toBeNull();
    expect(totalsOf(costs({ configured: Number.NaN })).total).toBeNull();
    expect(totalsOf(costs({ bonus: 1e9 })).total).toBeNull();
    const unknown = totalsOf(costs({ bonus: Number.NaN }));
    expect(unknown).toMatchObject({ bonificationTotal: null, hasPriceBonification: false, total: 105000.1 });
  });
  it('are not known without the list price, or with a part whose price is not', () => {
    expect(totalsOf(costs({ price: null })).total).toBeNull();
    const unpriced = totalsOf(costs({ optionals: [{ price: 1 }, {}] }));
    expect(unpriced).toMatchObject({ optionalsTotal: null, total: null, accessoriesTotal: 350 });
  });
});
