import { bitReader } from './jpeg-bits';
import { readHeader } from './jpeg-header';

/** A picture at an eighth of its size: the mean colour of each block of 8 by 8 px. */
export interface SmallPicture {
  width: number;
  height: number;
  /** Brightness and colour differences of each, row by row; 0 to 255. */
  y: Uint8Array;
  cb: Uint8Array;
  cr: Uint8Array;
}

const BLOCK = 8;
const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

/**
 * Reads the block means of a baseline JPEG, as canvases and phones write them; enough to find large areas. undefined for
 * anything else, also for a damaged file.
 */
export function readJpeg(bytes: Uint8Array): SmallPicture | undefined {
  try {
    const header = readHeader(bytes);
    if (!header) return undefined;
    const { components, restart } = header;
    const most = {
      h: Math.max(...components.map(({ h }) => h)),
      v: Math.max(...components.map(({ v }) => v)),
    };
    const columns = Math.ceil(header.width / (BLOCK * most.h));
    const rows = Math.ceil(header.height / (BLOCK * most.v));
    const planes = components.map(({ h, v }) => ({
      width: columns * h,
      means: new Uint8Array(columns * h * rows * v),
    }));
    const bits = bitReader(bytes, header.start);
    let last = components.map(() => 0);
    for (let unit = 0; unit < columns * rows; unit++) {
      if (restart && unit && unit % restart === 0) {
        bits.restart();
        last = components.map(() => 0);
      }
      const [column, row] = [unit % columns, Math.floor(unit / columns)];
      components.forEach(({ h, v, dc, ac, step }, index) => {
        const plane = planes[index] as (typeof planes)[number];
        for (let block = 0; block < h * v; block++) {
          const mean = (last[index] ?? 0) + bits.signed(bits.code(dc));
          last[index] = mean;
          // The 63 other coefficients are of no interest, but have no length of their own.
          for (let at = 1; at < BLOCK * BLOCK; at++) {
            const pair = bits.code(ac);
            if (pair === 0) break;
            at += pair >> 4;
            bits.signed(pair & 15);
          }
          const x = column * h + (block % h);
          const y = row * v + Math.floor(block / h);
          plane.means[y * plane.width + x] = clamp((mean * step) / BLOCK + 128);
        }
      });
    }
    const width = Math.ceil(header.width / BLOCK);
    const height = Math.ceil(header.height / BLOCK);
    const spread = (index: number) => {
      const plane = planes[index];
      const { h, v } = components[index] ?? { h: 1, v: 1 };
      return Uint8Array.from({ length: width * height }, (_, at) => {
        const x = Math.floor(((at % width) * h) / most.h);
        const y = Math.floor((Math.floor(at / width) * v) / most.v);
        // A grey picture has one plane.
        return plane?.means[y * plane.width + x] ?? 128;
      });
    };
    return { width, height, y: spread(0), cb: spread(1), cr: spread(2) };
  } catch {
    return undefined;
  }
}
