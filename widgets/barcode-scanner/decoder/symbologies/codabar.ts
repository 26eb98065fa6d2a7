import type { Bars } from '../bars';
import { isQuiet, type ReadLine, sumOf } from './symbology';

/**
 * Wide elements of the seven, the first highest. The row reader of zxing takes everything between the first and the last
 * dark pixel for the code and has a wrong '+', hence this one.
 */
const CHARACTERS = new Map(
  Object.entries({
    '0000011': '0',
    '0000110': '1',
    '0001001': '2',
    '1100000': '3',
    '0010010': '4',
    '1000010': '5',
    '0100001': '6',
    '0100100': '7',
    '0110000': '8',
    '1001000': '9',
    '0001100': '-',
    '0011000': '$',
    '1000101': ':',
    '1010001': '/',
    '1010100': '.',
    '0010101': '+',
    '0011010': 'A',
    '0101001': 'B',
    '0001011': 'C',
    '0001110': 'D',
  }),
);
/** Least ratio of wide to narrow. */
const RATIO = 1.35;
/** Characters below which a code may be anything. */
const SHORTEST = 4;

/** Which of some elements, two apart, are wide: split at the largest step of their widths. */
function wideOf(bars: Bars, from: number, count: number): boolean[] {
  const widths = Array.from({ length: count }, (_, at) => bars[from + 2 * at] ?? 0);
  const sorted = [...widths].sort((one, other) => one - other);
  let split = 0;
  let largest = RATIO;
  for (let at = 1; at < count; at++) {
    const ratio = (sorted[at] ?? 0) / (sorted[at - 1] ?? 1);
    if (ratio > largest) {
      largest = ratio;
      split = sorted[at] ?? 0;
    }
  }
  return widths.map((width) => split > 0 && width >= split);
}

function characterAt(bars: Bars, from: number): string {
  const dark = wideOf(bars, from, 4);
  const light = wideOf(bars, from + 1, 3);
  const key = dark.map((wide, at) => `${+wide}${at < 3 ? +(light[at] ?? false) : ''}`).join('');
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
