import { describe, expect, it } from 'vitest';
import { UPLOAD_LIMIT } from '#domain/uploads/upload-limits';
import * as rules from '#domain/validation/generic';

describe('numbers and prices', () => {
  it.each(['0', '0123', 12])('isNumeric takes %j', (value) => expect(rules.isNumeric(value)).toBe(true));
  it.each(['', '1a', '1.5', '-1', ' 1', 1.5])('isNumeric refuses %j', (value) =>
    expect(rules.isNumeric(value)).toBe(false),
  );
  it('isGreaterThan compares numbers and what was typed', () => {
    expect([1, '1', '0,5', '0.5', ' 2 '].map((value) => rules.isGreaterThan(value))).toEqual(
      Array(5).fill(true),
    );
    expect([0, '0', '', ' ', '-1', 'x', Number.NaN].map((value) => rules.isGreaterThan(value))).toEqual(
      Array(7).fill(false),
    );
    expect([rules.isGreaterThan(5, { than: 5 }), rules.isGreaterThan('5,01', { than: 5 })]).toEqual([
      false,
      true,
    ]);
  });
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

describe('lengths and choices', () => {
  it('count characters as they are read', () => {
    expect([rules.minLength('ção', { min: 3 }), rules.minLength('ab', { min: 3 })]).toEqual([true, false]);
    expect([rules.maxLength('🚗🚗', { max: 2 }), rules.maxLength('abc', { max: 2 })]).toEqual([true, false]);
    expect(['', 'abc', 'ab'].map((value) => rules.emptyOrMinLength(value, { min: 3 }))).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('count what is chosen, ticked boxes too', () => {
    expect([rules.minSelected(['EMAIL']), rules.minSelected([]), rules.minSelected([false, null])]).toEqual([
      true,
      false,
      false,
    ]);
    expect(rules.minSelected([true, false, true], { min: 2 })).toBe(true);
    expect([rules.maxSelected(['a', 'b'], { max: 2 }), rules.maxSelected([1, 2, 3], { max: 2 })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('presence', () => {
  it.each(['a', 0, false, ['a'], {}])('required takes %j', (value) =>
    expect(rules.required(value)).toBe(true),
  );
  it.each(['', '  ', [], null, undefined, Number.NaN])('required refuses %j', (value) =>
    expect(rules.required(value)).toBe(false),
  );
  it('checkbox wants the tick', () =>
    expect([true, false, undefined, 'on'].map(rules.checkbox)).toEqual([true, false, false, false]));
  it('gender wants one of the list', () =>
    expect(['female', 'male', 'prefer not to say', '', 'x'].map((value) => rules.gender(value))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]));
});

describe('two values', () => {
  it('a confirmation is the same, and not empty', () => {
    expect(rules.matches('Segredo1!', { other: 'Segredo1!' })).toBe(true);
    expect(rules.matches('segredo1!', { other: 'Segredo1!' })).toBe(false);
    expect(rules.matches('', { other: '' })).toBe(false);
  });
  it("differs from the holder's whatever its case and spaces", () => {
    expect(rules.differs('ana@exemplo.com', { from: 'bia@exemplo.com' })).toBe(true);
    expect(rules.differs(' ANA@exemplo.com', { from: 'ana@exemplo.com ' })).toBe(false);
  });
  it('noLeadingSpace looks at the beginning', () =>
    expect(['Rua A ', ' Rua', '\tRua', ''].map(rules.noLeadingSpace)).toEqual([true, false, false, true]));
});

describe('fileSize', () => {
  it('holds each file, 10 MB where nothing else is said', () => {
    expect(rules.fileSize([])).toBe(true);
    expect(rules.fileSize([{ size: UPLOAD_LIMIT }, { size: 1 }])).toBe(true);
    expect(rules.fileSize([{ size: UPLOAD_LIMIT + 1 }])).toBe(false);
    expect(rules.fileSize([{ size: 5 }, { size: 6 }], { max: 5 })).toBe(false);
  });
});
