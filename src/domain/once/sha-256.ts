/*
 * SHA-256 (FIPS 180-4) in plain code: the platform's own is missing on pages without https and answers later, and a key is
 * needed at once, wherever a widget runs. For keys of attempts, not for secrets.
 */

const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
/** The first 32 bits of the fractional part of a root. */
const bitsOf = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = primes.map((prime) => bitsOf(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => bitsOf(Math.sqrt(prime)));

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const BLOCK = 64;

/** Returns the text as blocks of 64 bytes, with the padding and the length at the end. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK));
  bytes.forEach((byte, index) => {
    view.setUint8(index, byte);
  });
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

function compress(state: readonly number[], view: DataView, from: number): number[] {
  const words: number[] = [];
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  ROUNDS.forEach((constant, index) => {
    const [w2 = 0, w7 = 0, w15 = 0, w16 = 0] = [2, 7, 15, 16].map((back) => words[index - back]);
    const word =
      index < 16
        ? view.getInt32(from + index * 4)
        : (w16 +
            (rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3)) +
            w7 +
            (rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10))) |
          0;
    words.push(word);
    const first = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + constant + word;
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] as number)) | 0);
}

/** Returns the SHA-256 of a text (as UTF-8) as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const view = padded(text);
  let state: readonly number[] = START;
  for (let from = 0; from < view.byteLength; from += BLOCK) state = compress(state, view, from);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
