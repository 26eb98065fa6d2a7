import { isQuiet, nearestPattern, patternsOf, type ReadLine, sumOf } from './symbology';

const PATTERNS = patternsOf(
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
    '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
    '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
    '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
    '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
    '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
    '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 233111',
);
const SHIFT = 98;
const CODE_C = 99;
const CODE_B = 100;
const CODE_A = 101;
const FNC_1 = 102;
const START_A = 103;
const STOP = 106;

/** The text of the values between start and check character, by the three sets of the code. */
function textOf(values: readonly number[]): string {
  let set = (values[0] ?? 0) - START_A;
  let shifted = -1;
  let text = '';
  for (const value of values.slice(1)) {
    const now = shifted >= 0 ? shifted : set;
    shifted = -1;
    if (now === 2 && value < 100) text += String(value).padStart(2, '0');
    else if (value < 96) text += String.fromCharCode(now === 0 && value >= 64 ? value - 64 : value + 32);
    else if (value === CODE_C) set = 2;
    // Within its own set the same value is a function.
    else if (value === CODE_B && now !== 1) set = 1;
    else if (value === CODE_A && now !== 0) set = 0;
    else if (value === SHIFT) shifted = now === 0 ? 1 : 0;
    else if (value === FNC_1 && text) text += '\u001d';
  }
  return text;
}

export const readCode128: ReadLine = (bars, onText) => {
  for (let start = 1; start + 19 < bars.length; start += 2) {
    // All three starts begin with two modules, one and one.
    const narrow = sumOf(bars, start, 6) / 11;
    if ((bars[start + 1] ?? 0) > narrow * 2 || (bars[start + 2] ?? 0) > narrow * 2) continue;
    const first = nearestPattern(bars, start, PATTERNS, 11);
    if (first < START_A || first >= STOP) continue;
    let size = sumOf(bars, start, 6);
    if (!isQuiet(bars, start - 1, size / 3.5)) continue;
    const values = [first];
    for (let at = start + 6; at + 6 <= bars.length; at += 6) {
      const next = sumOf(bars, at, 6);
      if (next < size * 0.75 || next > size * 1.33) break;
      size = next;
      const value = nearestPattern(bars, at, PATTERNS, 11);
      if (value < 0 || (value >= START_A && value < STOP)) break;
      if (value !== STOP) {
        values.push(value);
        continue;
      }
      const check = values.pop();
      const sum = values.reduce((total, each, place) => total + each * Math.max(1, place), 0);
      const ends = isQuiet(bars, at + 7, size / 3.5);
      if (values.length > 1 && ends && sum % 103 === check) {
        const text = textOf(values);
        if (text) onText(text);
      }
      break;
    }
  }
};
