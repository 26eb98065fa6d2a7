import type { Bars } from '../bars';
import { isQuiet, type ReadLine, sumOf } from './symbology';

/** By the two wide bars of five, in the order of each row. */
const PAIRS = [17, 18, 3, 20, 5, 6, 24, 9, 10, 12];
/** A character is a row, told by its wide space of four, and the place of its bars in the row. */
const ROWS = ['UVWXYZ-. *', '1234567890', 'ABCDEFGHIJ', 'KLMNOPQRST'];
/** Least ratio of wide to narrow: blur brings them together. */
const RATIO = 1.18;

/** Marks the widest of some elements, two apart; -1 if they do not differ enough from the others. */
function widest(bars: Bars, from: number, count: number, wide: number): number {
  let mask = 0;
  let least = 0;
  for (let picked = 0; picked < wide; picked++) {
    let best = -1;
    for (let at = 0; at < count; at++) {
      if (mask & (1 << at)) continue;
      if (best < 0 || (bars[from + 2 * at] ?? 0) > (bars[from + 2 * best] ?? 0)) best = at;
    }
    mask |= 1 << best;
    least = bars[from + 2 * best] ?? 0;
  }
  for (let at = 0; at < count; at++) {
    if (!(mask & (1 << at)) && (bars[from + 2 * at] ?? 0) * RATIO > least) return -1;
  }
  return mask;
}

/** Ratio of the widest to the narrowest of some elements, two apart. */
function spread(bars: Bars, from: number, count: number): number {
  let most = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < count; at++) {
    const width = bars[from + 2 * at] ?? 0;
    most = Math.max(most, width);
    least = Math.min(least, width);
  }
  return most / least;
}

/**
 * The character of nine widths; empty if they are none. Bars are compared with bars and spaces with spaces: ink that
 * spreads makes one wider and the other narrower.
 */
function characterAt(bars: Bars, from: number): string {
  const two = widest(bars, from, 5, 2);
  const one = widest(bars, from + 1, 4, 1);
  if (two >= 0 && one >= 0) return ROWS[Math.log2(one)]?.[PAIRS.indexOf(two)] ?? '';
  const three = widest(bars, from + 1, 4, 3);
  // '$' has its last space narrow, '%' its first.
  if (three >= 0 && spread(bars, from, 5) < 1.6) return '%+/$'[Math.log2(15 - three)] ?? '';
  return '';
}

export const readCode39: ReadLine = (bars, onText) => {
  for (let start = 1; start + 18 < bars.length; start += 2) {
    if (characterAt(bars, start) !== '*') continue;
    let size = sumOf(bars, start, 9);
    if (!isQuiet(bars, start - 1, size / 5)) continue;
    let text = '';
    for (let at = start + 10; at + 9 <= bars.length; at += 10) {
      const next = sumOf(bars, at, 9);
      if (next < size * 0.7 || next > size * 1.4 || (bars[at - 1] ?? 0) > next * 0.45) break;
      size = next;
      const character = characterAt(bars, at);
      if (!character) break;
      if (character === '*') {
        if (text && isQuiet(bars, at + 9, size / 5)) onText(text);
        start = at - 2;
        break;
      }
      text += character;
    }
  }
};
