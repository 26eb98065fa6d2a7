import { describe, expect, it } from 'vitest';
import { isSoldOut, stockColors } from '#domain/car/car-stock';

const line = (colorCode: string | null, quantity: number | null = 1) => ({ colorCode, quantity });

describe('stock', () => {
  it.each([
    ['nothing is known', null, '249', false],
    ['no car of any colour', { quantity: 0, lines: [] }, '249', true],
    ['no number and no lines', {}, '249', true],
    ['lines without cars', { quantity: 0, lines: [line('249', 0), line('876', null)] }, '249', true],
    ['a car of the colour', { quantity: 1, lines: [line('249')] }, '249', false],
    ['cars of other colours only', { quantity: 2, lines: [line('249', 0), line('876', 2)] }, '249', true],
    [
      'cars of other colours, and no colour is chosen',
      { quantity: 2, lines: [line('876', 2)] },
      undefined,
      false,
    ],
    ['cars without their colours', { quantity: 3, lines: null }, '249', false],
    ['a line without its colour', { quantity: 3, lines: [line('876'), line(null)] }, '249', false],
    ['lines without the number of all', { lines: [line('249')] }, '249', false],
  ])('with %s', (_, stock, color, expected) => {
    expect(isSoldOut(stock, color)).toBe(expected);
  });
  it('names each colour that is there once', () => {
    expect(stockColors({ lines: [line('249'), line('249', 2), line('876', 0), line(null)] })).toEqual([
      '249',
    ]);
    expect(stockColors({})).toEqual([]);
  });
});
