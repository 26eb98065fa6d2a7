import type { Bars } from '../bars';

/** Reads every code of one kind along a line; calls back with each text. */
export type ReadLine = (bars: Bars, onText: (text: string) => void) => void;

/** Sum of some widths. */
export function sumOf(bars: Bars, from: number, count: number): number {
  let sum = 0;
  for (let at = from; at < from + count; at++) sum += bars[at] ?? 0;
  return sum;
}

/** Whether the light before or after a code is as wide as some of its modules; the end of the line will do. */
export const isQuiet = (bars: Bars, at: number, least: number): boolean =>
  at <= 0 || at >= bars.length - 1 || (bars[at] ?? 0) >= least;

/** A bit for each of the widest of some elements, two apart; -1 if they are not wider than the others by a ratio. */
export function widest(bars: Bars, from: number, count: number, wide: number, ratio: number): number {
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
    if (!(mask & (1 << at)) && (bars[from + 2 * at] ?? 0) * ratio > least) return -1;
  }
  return mask;
}

/**
 * The pattern of six widths, three dark and three light, that is nearest to what was measured; -1 if none is near.
 * Distances between edges of the same kind count most: ink that spreads, blur and a wrong threshold do not change them.
 * @param patterns widths in modules, six a pattern
 * @param modules of one pattern
 */
export function nearestPattern(bars: Bars, from: number, patterns: Int8Array, modules: number): number {
  const total = sumOf(bars, from, 6);
  if (total <= 0) return -1;
  const module = total / modules;
  const widths = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < 6; at++) widths[at] = (bars[from + at] ?? 0) / module;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = widths;
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  let second = Number.POSITIVE_INFINITY;
  for (let index = 0, at = 0; at < patterns.length; index++, at += 6) {
    const da = a - (patterns[at] ?? 0);
    const db = b - (patterns[at + 1] ?? 0);
    const dc = c - (patterns[at + 2] ?? 0);
    const dd = d - (patterns[at + 3] ?? 0);
    const de = e - (patterns[at + 4] ?? 0);
    const df = f - (patterns[at + 5] ?? 0);
    const far =
      (da + db) ** 2 +
      (db + dc) ** 2 +
      (dc + dd) ** 2 +
      (dd + de) ** 2 +
      0.25 * (da * da + db * db + dc * dc + dd * dd + de * de + df * df);
    if (far < least) {
      second = least;
      least = far;
      nearest = index;
    } else if (far < second) second = far;
  }
  return least < 1.3 && least < second * 0.75 ? nearest : -1;
}

/** Patterns from words of six digits each. */
export const patternsOf = (words: string): Int8Array => Int8Array.from(words.replaceAll(' ', ''), Number);
