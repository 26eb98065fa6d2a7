/** Returns a 32-bit hash of a text (FNV-1a), equal on all platforms. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer from `from` to `to`, both inclusive. */
  whole(from: number, to: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
}

/** Pseudo-random numbers that depend only on the seed text (mulberry32). */
export function randomFrom(text: string): Random {
  let state = hash(text);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return { next, whole, pick: (items) => items[whole(0, items.length - 1)] ?? items[0] };
}
