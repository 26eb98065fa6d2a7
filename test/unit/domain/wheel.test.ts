import { expect, it } from 'vitest';
import { fieldPath, wheelTurn } from '#domain/games/wheel';

const fields = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

it('a wheel stops with the outcome at the top, after whole turns; an unknown outcome has no field', () => {
  expect(['a', 'd', 'x'].map((id) => wheelTurn(fields, id))).toEqual([1755, 1485, undefined]);
});

it('a field is a part of the circle, from the top on; a single one is all of it', () => {
  expect(fieldPath(0, 4, 10)).toBe('M0 0L0.00 -10.00A10 10 0 0 1 10.00 0.00Z');
  expect(fieldPath(0, 1, 10)).toContain('A10 10 0 1 1');
});
