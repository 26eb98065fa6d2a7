import { describe, expect, it } from 'vitest';
import { givesWay, moveItem, placeByDrag, placeByKey } from '#domain/records/reorder';

describe('moveItem', () => {
  it.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 1, 'abcd'],
    [1, 99, 'acdb'],
    [2, -5, 'cabd'],
    [7, 0, 'abcd'],
  ])('%i to %i', (from, to, order) => {
    expect(moveItem([...'abcd'], from, to).join('')).toBe(order);
  });
});

describe('placeByKey', () => {
  it.each([
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 3, 3],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['a', 1, undefined],
  ])('%s at %i', (key, from, to) => {
    expect(placeByKey(key, from, 4)).toBe(to);
  });
});

describe('placeByDrag', () => {
  // Rows of different heights, with a gap of 10.
  const boxes = [
    { top: 0, height: 40 },
    { top: 50, height: 100 },
    { top: 160, height: 40 },
  ];
  it.each([
    [0, 0, 0],
    [0, 79, 0],
    [0, 81, 1],
    [0, 500, 2],
    [2, -79, 2],
    [2, -81, 1],
    [2, -500, 0],
    [1, 0, 1],
    [9, 10, 9],
  ])('row %i by %i px', (from, distance, to) => {
    expect(placeByDrag(boxes, from, distance)).toBe(to);
  });
  it('lets the rows between give way', () => {
    expect([0, 1, 2, 3].map((index) => givesWay(index, 1, 2, 50))).toEqual([0, 0, -50, 0]);
    expect([0, 1, 2, 3].map((index) => givesWay(index, 2, 0, 50))).toEqual([50, 50, 0, 0]);
  });
});
