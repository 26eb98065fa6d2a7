/** Values by the length and the number of their code: `length * 65536 + code`. */
export type Codes = ReadonlyMap<number, number>;

export const codeKey = (length: number, code: number): number => length * 65_536 + code;

const LONGEST = 16;

/** Reads the codes of a JPEG's scan. Throws behind its end and at codes that it does not know. */
export function bitReader(bytes: Uint8Array, start: number) {
  let at = start;
  let byte = 0;
  let left = 0;
  const bit = (): number => {
    if (left === 0) {
      const next = bytes[at];
      if (next === undefined) throw new RangeError('the picture ends early');
      byte = next;
      // A zero follows each 255 of the data; any other byte begins a marker.
      if (byte === 0xff && bytes[at + 1] !== 0) throw new RangeError('the scan ends early');
      at += byte === 0xff ? 2 : 1;
      left = 8;
    }
    left--;
    return (byte >> left) & 1;
  };
  return {
    /** The value of the next code. */
    code(codes: Codes): number {
      let code = 0;
      for (let length = 1; length <= LONGEST; length++) {
        code = (code << 1) | bit();
        const value = codes.get(codeKey(length, code));
        if (value !== undefined) return value;
      }
      throw new RangeError('an unknown code');
    },
    /** A number of so many bits; a first bit of 0 makes it negative. */
    signed(length: number): number {
      let value = 0;
      for (let n = 0; n < length; n++) value = (value << 1) | bit();
      return length > 0 && value < 1 << (length - 1) ? value - (1 << length) + 1 : value;
    },
    /** Goes on behind the next restart marker. */
    restart(): void {
      left = 0;
      at += 2;
    },
  };
}
