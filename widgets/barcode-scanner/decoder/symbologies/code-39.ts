import type { Bars } from '../bars';
import { isQuiet, type ReadLine, sumOf, widest } from './symbology';

/** By the two wide bars of five, in the order of each row. */
const PAIRS = [17, 18, 3, 20, 5, 6, 24, 9, 10, 12];
/** A character is a row, told by its wide space of four, and the place of its bars in the row. */
const ROWS = ['UVWXYZ-. *', '1234567890', 'ABCDEFGHIJ', 'KLMNOPQRST'];
/** Least ratio of wide to narrow: blur reduces it. */
const RATIO = 1.18;

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
  const two = widest(bars, from, 5, 2, RATIO);
  const one = widest(bars, from + 1, 4, 1, RATIO);
  if (two >= 0 && one >= 0) return ROWS[Math.log2(one)]?.[PAIRS.indexOf(two)] ?? '';
  const three = widest(bars, from + 1, 4, 3, RATIO);
  // '$' has its last space narrow, '%' its first.
  if (three >= 0 && spread(bars, from, 5) < 1.6) return '%+/$'[Math.log2(15 - three)] ?? '';
  return '';
}

/** Whether nine widths may be the start, which most are not: quicker than to find out what they are. */
const mayStart = (bars: Bars, at: number): boolean => {
  const space = bars[at + 1] ?? 0;
  const bar = Math.min(bars[at + 4] ?? 0, bars[at + 6] ?? 0);
  return (
    space > (bars[at + 3] ?? 0) &&
    space > (bars[at + 5] ?? 0) &&
    space > (bars[at + 7] ?? 0) &&
    bar > (bars[at] ?? 0) &&
    bar > (bars[at + 2] ?? 0) &&
    bar > (bars[at + 8] ?? 0)
  );
};

export const readCode39: ReadLine = (bars, onText) => {
  for (let start = 1; start + 18 < bars.length; start += 2) {
    if (!mayStart(bars, start) || characterAt(bars, start) !== '*') continue;
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
