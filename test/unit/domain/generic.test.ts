import { describe, expect, it } from 'vitest';
import * as rules from '#domain/validation/generic';

describe('prices', () => {
  it('priceIsGreaterThan reads Brazilian prices on both sides', () => {
    const { priceIsGreaterThan } = rules;
    expect(priceIsGreaterThan('R$ 100.000,01', { than: 'R$ 100.000,00' })).toBe(true);
    expect(priceIsGreaterThan('R$ 100.000,00', { than: 100_000 })).toBe(false);
    expect(priceIsGreaterThan(2, { than: 1 })).toBe(true);
    expect([priceIsGreaterThan('0,01'), priceIsGreaterThan('0,00')]).toEqual([true, false]);
    expect([priceIsGreaterThan('caro'), priceIsGreaterThan('2,00', { than: 'caro' })]).toEqual([
      false,
      false,
    ]);
  });
});

describe('choices', () => {
  it('checkbox wants the tick', () =>
    expect([true, false, undefined, 'on'].map(rules.checkbox)).toEqual([true, false, false, false]));
});

describe('two values', () => {
  it("differs from the holder's whatever its case and spaces", () => {
    expect(rules.differsFrom('ana@exemplo.com', { from: 'bia@exemplo.com' })).toBe(true);
    expect(rules.differsFrom(' ANA@exemplo.com', { from: 'ana@exemplo.com ' })).toBe(false);
  });
});
