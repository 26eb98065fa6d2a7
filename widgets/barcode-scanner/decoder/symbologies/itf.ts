import type { Bars } from '../bars';
import { isQuiet, type ReadLine, sumOf, widest } from './symbology';

/** By the two wide of five elements. */
const DIGITS: Readonly<Record<number, string>> = {
  12: '0',
  17: '1',
  18: '2',
  3: '3',
  20: '4',
  5: '5',
  6: '6',
  24: '7',
  9: '8',
  10: '9',
};
const RATIO = 1.25;
/** Digits below which a part of a code could be taken for it. */
const SHORTEST = 6;

/** The digit of five elements, two apart; empty if not two of them are wide. */
function digitAt(bars: Bars, from: number): string {
  const two = widest(bars, from, 5, 2, RATIO);
  return two < 0 ? '' : (DIGITS[two] ?? '');
}

export const readItf: ReadLine = (bars, onText) => {
  for (let start = 1; start + 4 + 3 < bars.length; start += 2) {
    const narrow = sumOf(bars, start, 4) / 4;
    // Four narrow elements, behind a quiet zone.
    if (!isQuiet(bars, start - 1, narrow * 5)) continue;
    let isStart = true;
    for (let at = start; at < start + 4; at++) {
      const width = bars[at] ?? 0;
      if (width < narrow * 0.5 || width > narrow * 1.7) isStart = false;
    }
    if (!isStart) continue;
    let text = '';
    let size = 0;
    for (let at = start + 4; at + 3 <= bars.length; at += 10) {
      const isStop =
        (bars[at] ?? 0) > (bars[at + 2] ?? 0) * RATIO &&
        (bars[at] ?? 0) > narrow * RATIO &&
        (bars[at + 1] ?? 0) < narrow * 1.8 &&
        (bars[at + 2] ?? 0) < narrow * 1.8;
      if (isStop && isQuiet(bars, at + 3, narrow * 5)) {
        if (text.length >= SHORTEST) onText(text);
        break;
      }
      const next = sumOf(bars, at, 10);
      if (at + 10 > bars.length || (size && (next < size * 0.75 || next > size * 1.33))) break;
      size = next;
      const pair = [digitAt(bars, at), digitAt(bars, at + 1)];
      if (pair.includes('')) break;
      text += pair.join('');
    }
  }
};
