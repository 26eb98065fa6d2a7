import { describe, expect, it } from 'vitest';
import { markedParts } from '#domain/text/marked-parts';

const shown = (text: string, ...marks: [number, number][]) =>
  markedParts(
    text,
    marks.map(([offset, length]) => ({ offset, length })),
  )
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('|');

describe('the marked parts of a text', () => {
  it.each<[string, [number, number][]]>([
    ['Rua Bela', []],
    ['[Rua]| Bela', [[0, 3]]],
    ['Rua |[Bela]', [[4, 4]]],
    [
      '[Rua]| |[Bela]',
      [
        [4, 4],
        [0, 3],
      ],
    ],
    [
      '[Rua]|[ B]|ela',
      [
        [0, 3],
        [2, 3],
      ],
    ],
    [
      '[Rua Bela]',
      [
        [0, 99],
        [2, 1],
      ],
    ],
    [
      'Rua Bela',
      [
        [4, 0],
        [20, 3],
        [5, -2],
      ],
    ],
    ['[R]|ua Bela', [[-2, 3]]],
  ])('%s', (expected, marks) => {
    expect(shown('Rua Bela', ...marks)).toBe(expected);
  });
  it('of an empty text are none', () => {
    expect(markedParts('', [{ offset: 0, length: 3 }])).toEqual([]);
  });
});
