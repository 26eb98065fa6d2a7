import * as common from '@zxing/library/cjs/core/pdf417/PDF417Common.js';

interface Tables {
  SYMBOL_TABLE: Int32Array;
  CODEWORD_TABLE: Int32Array;
}
/** Of a CommonJS module, which loaders wrap in one or two objects. */
const unwrapped = (module: { default?: unknown }): Tables =>
  'SYMBOL_TABLE' in module
    ? (module as unknown as Tables)
    : unwrapped(module.default as { default?: unknown });

const START = '11111111010101000';
const STOP = '111111101000101001';
/** Error correction level 2: eight words. */
const LEVEL = 2;
const CORRECTION = [237, 308, 436, 284, 646, 653, 428, 379];
const COLUMNS = 4;

/** The bars of each word in each of the three clusters, from the library's table from bars to words. */
function patterns(): Map<number, number>[] {
  const clusters = [new Map<number, number>(), new Map<number, number>(), new Map<number, number>()];
  const { SYMBOL_TABLE, CODEWORD_TABLE } = unwrapped(common as { default?: unknown });
  for (const [at, symbol] of [...SYMBOL_TABLE].entries()) {
    const bars = symbol | 0x10000;
    const widths =
      bars
        .toString(2)
        .match(/1+|0+/g)
        ?.map((run) => run.length) ?? [];
    const [a = 0, , b = 0, , c = 0, , d = 0] = widths;
    const cluster = ((a - b + c - d + 9) % 9) / 3;
    clusters[cluster]?.set(((CODEWORD_TABLE[at] ?? 0) - 1) % 929, bars);
  }
  return clusters;
}

/** Text of capitals and digits in byte compaction. */
function words(text: string): number[] {
  const bytes = [...text].map((character) => character.charCodeAt(0));
  const found = [bytes.length % 6 ? 901 : 924];
  let at = 0;
  for (; at + 6 <= bytes.length; at += 6) {
    let value = bytes.slice(at, at + 6).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
    const five: number[] = [];
    for (let digit = 0; digit < 5; digit++) {
      five.unshift(Number(value % 900n));
      value /= 900n;
    }
    found.push(...five);
  }
  return [...found, ...bytes.slice(at)];
}

/** A PDF417 of four columns. */
export function encodePdf417(text: string): boolean[][] {
  const data = words(text);
  const rows = Math.max(3, Math.ceil((data.length + 1 + CORRECTION.length) / COLUMNS));
  while (data.length + 1 + CORRECTION.length < rows * COLUMNS) data.push(900);
  const all = [data.length + 1, ...data];
  const correction = Array<number>(CORRECTION.length).fill(0);
  for (const word of all) {
    const first = (word + (correction[correction.length - 1] ?? 0)) % 929;
    for (let at = correction.length - 1; at >= 0; at--) {
      const below = at ? (correction[at - 1] ?? 0) : 0;
      correction[at] = (below + 929 - ((first * (CORRECTION[at] ?? 0)) % 929)) % 929;
    }
  }
  all.push(...correction.reverse().map((word) => (word ? 929 - word : 0)));
  const clusters = patterns();
  return Array.from({ length: rows }, (_, row) => {
    const cluster = row % 3;
    const base = 30 * Math.floor(row / 3);
    const size = Math.floor((rows - 1) / 3);
    const level = LEVEL * 3 + ((rows - 1) % 3);
    const sides = [
      [size, COLUMNS - 1],
      [level, size],
      [COLUMNS - 1, level],
    ][cluster] as [number, number];
    const line = [base + sides[0], ...all.slice(row * COLUMNS, (row + 1) * COLUMNS), base + sides[1]];
    const bits = line.map((word) => (clusters[cluster]?.get(word) ?? 0).toString(2)).join('');
    return [...`${START}${bits}${STOP}`].map((bit) => bit === '1');
  });
}
