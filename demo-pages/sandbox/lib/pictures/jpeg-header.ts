import { type Codes, codeKey } from './jpeg-bits';

/** One plane of a picture: brightness or a colour difference. */
interface Component {
  /** Blocks per unit, across and down. */
  h: number;
  v: number;
  /** The codes of the mean and of the other coefficients. */
  dc: Codes;
  ac: Codes;
  /** What a mean is multiplied by. */
  step: number;
}

interface Header {
  width: number;
  height: number;
  components: Component[];
  /** Units between two restart markers; 0 without. */
  restart: number;
  /** Where the scan begins. */
  start: number;
}

const MARKER = {
  start: 0xd8,
  baseline: 0xc0,
  extended: 0xc1,
  codes: 0xc4,
  steps: 0xdb,
  restart: 0xdd,
  scan: 0xda,
};

/** Reads the tables of codes of one segment: sixteen counts by length, then the values. */
function readCodes(segment: Uint8Array, tables: Map<number, Codes>): void {
  for (let at = 0; at < segment.length; ) {
    const codes = new Map<number, number>();
    let value = at + 17;
    for (let length = 1, code = 0; length <= 16; length++, code <<= 1) {
      for (let n = segment[at + length] ?? 0; n > 0; n--)
        codes.set(codeKey(length, code++), segment[value++] ?? 0);
    }
    tables.set(segment[at] ?? 0, codes);
    at = value;
  }
}

/** Reads the first step of each table of one segment. */
function readSteps(segment: Uint8Array, steps: Map<number, number>): void {
  for (let at = 0; at < segment.length; ) {
    const kind = segment[at] ?? 0;
    const wide = kind >> 4;
    const first = segment[at + 1] ?? 0;
    steps.set(kind & 15, wide ? (first << 8) | (segment[at + 2] ?? 0) : first);
    at += 1 + 64 * (wide ? 2 : 1);
  }
}

/** Reads a baseline JPEG's segments up to its scan; undefined for anything else. */
export function readHeader(bytes: Uint8Array): Header | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] !== 0xff || bytes[1] !== MARKER.start) return undefined;
  const tables = new Map<number, Codes>();
  const steps = new Map<number, number>();
  let frame: Uint8Array | undefined;
  let restart = 0;
  for (let at = 2; at < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1];
    const length = view.getUint16(at + 2);
    const segment = bytes.subarray(at + 4, at + 2 + length);
    at += 2 + length;
    if (marker === MARKER.codes) readCodes(segment, tables);
    else if (marker === MARKER.steps) readSteps(segment, steps);
    else if (marker === MARKER.restart) restart = view.getUint16(at - 2);
    else if (marker === MARKER.baseline || marker === MARKER.extended) frame = segment;
    else if (marker === MARKER.scan) {
      if (!frame) return undefined;
      const of = (n: number) => frame?.[n] ?? 0;
      const components = Array.from({ length: of(5) }, (_, n): Component => {
        const [sampling, table] = [of(7 + 3 * n), of(8 + 3 * n)];
        const kinds = segment[2 + 2 * n] ?? 0;
        return {
          h: sampling >> 4,
          v: sampling & 15,
          dc: tables.get(kinds >> 4) as Codes,
          ac: tables.get(16 + (kinds & 15)) as Codes,
          step: steps.get(table) ?? 1,
        };
      });
      const height = (of(1) << 8) | of(2);
      return { width: (of(3) << 8) | of(4), height, components, restart, start: at };
    }
  }
  return undefined;
}
