import type { Bars } from '../bars';
import { isQuiet, type ReadLine, sumOf } from './symbology';

/**
 * Wide elements of the seven, the first highest. The row reader of zxing takes everything between the first and the last
 * dark pixel for the code and has a wrong '+', hence this one.
 */
const CHARACTERS = new Map<number, string>([
  [0b0000011, '0'],
  [0b0000110, '1'],
  [0b0001001, '2'],
  [0b1100000, '3'],
  [0b0010010, '4'],
  [0b1000010, '5'],
  [0b0100001, '6'],
  [0b0100100, '7'],
  [0b0110000, '8'],
  [0b1001000, '9'],
  [0b0001100, '-'],
  [0b0011000, '$'],
  [0b1000101, ':'],
  [0b1010001, '/'],
  [0b1010100, '.'],
  [0b0010101, '+'],
  [0b0011010, 'A'],
  [0b0101001, 'B'],
  [0b0001011, 'C'],
  [0b0001110, 'D'],
]);
/** Least ratio of wide to narrow. */
const RATIO = 1.35;
/** Characters below which a code may be anything. */
const SHORTEST = 4;

const sorted = new Float32Array(4);

/** The narrowest of the wide among some elements, two apart: where their widths differ most; Infinity if none is wide. */
function leastWide(bars: Bars, from: number, count: number): number {
  for (let at = 0; at < count; at++) {
    const width = bars[from + 2 * at] ?? 0;
    let place = at;
    for (; place > 0 && (sorted[place - 1] ?? 0) > width; place--) sorted[place] = sorted[place - 1] ?? 0;
    sorted[place] = width;
  }
  let least = Number.POSITIVE_INFINITY;
  let largest = RATIO;
  for (let at = 1; at < count; at++) {
    const ratio = (sorted[at] ?? 0) / (sorted[at - 1] ?? 1);
    if (ratio <= largest) continue;
    largest = ratio;
    least = sorted[at] ?? 0;
  }
  return least;
}

function characterAt(bars: Bars, from: number): string {
  const dark = leastWide(bars, from, 4);
  const light = leastWide(bars, from + 1, 3);
  let key = 0;
  for (let at = 0; at < 7; at++) key = key * 2 + +((bars[from + at] ?? 0) >= (at % 2 ? light : dark));
  return CHARACTERS.get(key) ?? '';
}

const isEnd = (character: string) => character >= 'A' && character <= 'D';

export const readCodabar: ReadLine = (bars, onText) => {
  for (let start = 1; start + 22 < bars.length; start += 2) {
    const first = characterAt(bars, start);
    if (!isEnd(first)) continue;
    let size = sumOf(bars, start, 7);
    if (!isQuiet(bars, start - 1, size / 3)) continue;
    let text = '';
    for (let at = start + 8; at + 7 <= bars.length; at += 8) {
      const next = sumOf(bars, at, 7);
      // Characters have two or three wide elements.
      if (next < size * 0.6 || next > size * 1.6 || (bars[at - 1] ?? 0) > size * 0.4) break;
      size = next;
      const character = characterAt(bars, at);
      if (!character) break;
      if (!isEnd(character)) {
        text += character;
        continue;
      }
      if (text.length >= SHORTEST && isQuiet(bars, at + 7, size / 3)) onText(text);
      break;
    }
  }
};
