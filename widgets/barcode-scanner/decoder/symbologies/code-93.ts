import { isQuiet, nearestPattern, patternsOf, type ReadLine, sumOf } from './symbology';

const PATTERNS = patternsOf(
  '131112 111213 111312 111411 121113 121212 121311 111114 131211 141111 211113 211212 211311 221112 221211 231111 ' +
    '112113 112212 112311 122112 132111 111123 111222 111321 121122 131121 212112 212211 211122 211221 221121 222111 ' +
    '112122 112221 122121 123111 121131 311112 311211 321111 112131 113121 211131 121221 312111 311121 122211 111141',
);
/** The last is the start and the stop; a to d shift the next character. */
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%abcd*';
const STOP = 47;

/** Whether a check character is right: a weighted sum of all before it. */
function checks(values: readonly number[], at: number, mostWeight: number): boolean {
  let sum = 0;
  for (let back = 1; back <= at; back++) {
    sum += (values[at - back] ?? 0) * (((back - 1) % mostWeight) + 1);
  }
  return sum % 47 === values[at];
}

/** Undoes shifts of the signs and lower case letters that a VIN does not have; undefined where they make no sense. */
function unshifted(text: string): string | undefined {
  let plain = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign < 'a' || sign > 'd') {
      plain += sign;
      continue;
    }
    const next = text.charCodeAt(++at) - 65;
    if (!(next >= 0 && next < 26)) return undefined;
    // a: control characters; c: signs; d: lower case; b: further signs.
    if (sign === 'a') plain += String.fromCharCode(next + 1);
    else if (sign === 'c') plain += next === 25 ? ':' : String.fromCharCode(next + 33);
    else if (sign === 'd') plain += String.fromCharCode(next + 97);
    else plain += ';<=>?[\\]^_{|}~'[next - 5] ?? '';
  }
  return plain;
}

export const readCode93: ReadLine = (bars, onText) => {
  for (let start = 1; start + 25 < bars.length; start += 2) {
    // Its one wide bar is quicker to see than what the pattern is.
    let size = sumOf(bars, start, 6);
    if ((bars[start + 4] ?? 0) < size * 0.3 || nearestPattern(bars, start, PATTERNS, 9) !== STOP) continue;
    if (!isQuiet(bars, start - 1, size / 4)) continue;
    const values: number[] = [];
    for (let at = start + 6; at + 6 <= bars.length; at += 6) {
      const next = sumOf(bars, at, 6);
      if (next < size * 0.75 || next > size * 1.33) break;
      size = next;
      const value = nearestPattern(bars, at, PATTERNS, 9);
      if (value < 0) break;
      if (value !== STOP) {
        values.push(value);
        continue;
      }
      const { length } = values;
      // A single bar ends the code.
      const ends = (bars[at + 6] ?? 0) < size / 3 && isQuiet(bars, at + 7, size / 4);
      if (ends && length > 2 && checks(values, length - 2, 20) && checks(values, length - 1, 15)) {
        const text = unshifted(
          values
            .slice(0, -2)
            .map((each) => CHARACTERS[each])
            .join(''),
        );
        if (text) onText(text);
      }
      break;
    }
  }
};
