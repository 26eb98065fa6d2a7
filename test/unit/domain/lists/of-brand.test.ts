import { describe, expect, it } from 'vitest';
import { isOfBrand, ofBrand } from '#domain/lists/of-brand';

describe('a record on the pages of a brand', () => {
  it.each([
    ['fiat', 'fiat', true],
    ['FIAT', 'fiat', true],
    ['Citroën', 'citroen', true],
    ['Fiat Abarth', 'fiat-abarth', true],
    ['ABARTH', 'fiat-abarth', true],
    ['fiat', 'fiat-abarth', false],
    ['jeep', 'fiat', false],
    // A service that names no brand, or a number.
    ['', 'fiat', true],
    [null, 'fiat', true],
    [undefined, 'fiat', true],
    ['57', 'fiat', true],
    ['CJDR', 'ram', true],
    // A page without a brand.
    ['jeep', null, true],
  ] as const)('named %j on %j: %s', (brand, page, isOwn) => {
    expect(isOfBrand({ brand }, page)).toBe(isOwn);
  });

  it('stays in its order among the others', () => {
    const records = [
      { id: 1, brand: 'JEEP' },
      { id: 2, brand: 'fiat' },
      { id: 3, brand: '' },
      { id: 4, brand: 'Jeep' },
    ];
    expect(ofBrand(records, 'jeep').map(({ id }) => id)).toEqual([1, 3, 4]);
    expect(ofBrand(records, null)).toEqual(records);
  });
});
