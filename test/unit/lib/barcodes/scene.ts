import type { CodeFormat, Frame } from '#widgets/barcode-scanner/decoder/frame';
import { encode, type Modules } from './encode';

/** What makes a code hard to read; each 0 or absent where it is not there. */
export interface Disturbance {
  /** Degrees. */
  rotation?: number;
  /** Px of one module. */
  module?: number;
  /** Standard deviation in px, as of a lens out of focus. */
  blur?: number;
  /** Px that the picture moves along its rows while it is taken. */
  motion?: number;
  /** Share of the light that is missing, 0 to 1. */
  dim?: number;
  /** Standard deviation of the noise, in grey. */
  noise?: number;
  /** Share of the code's width under a reflection, 0 to 1. */
  glare?: number;
  /** Share of the light that the far side gets less, 0 to 1. */
  shadow?: number;
  /** How much nearer one side is, 0 to 1. */
  perspective?: number;
  /** Share of the code's height across which it is scratched, 0 to 1. */
  scratch?: number;
}

export interface Scene extends Disturbance {
  format: CodeFormat;
  text: string;
  seed?: number;
  width?: number;
  height?: number;
}

/** Repeatable random numbers, 0 to 1. */
export function randomOf(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const isLinear = (modules: Modules) => modules.length === 1;
/** Height of what is drawn of each row, in modules. */
const rowHeight = (format: CodeFormat, modules: Modules) =>
  isLinear(modules) ? Math.max(30, (modules[0]?.length ?? 0) / 6) : format === 'pdf417' ? 3 : 1;

/** Brightness of a label with the code in its middle and lines like print above and below; coordinates in modules. */
function labelOf({ format, text, scratch = 0 }: Scene) {
  const modules = encode(format, text);
  const columns = modules[0]?.length ?? 0;
  const each = rowHeight(format, modules);
  const high = modules.length * each;
  const random = randomOf(text.length + columns);
  const marks = Array.from({ length: 60 }, () => random() > 0.45);
  const grey = (x: number, y: number): number => {
    const right = x + columns / 2;
    const down = y + high / 2;
    if (scratch && Math.abs(y + x * 0.04) < (high * scratch) / 2) return 235;
    if (right >= 0 && right < columns && down >= 0 && down < high) {
      return modules[Math.floor(down / each)]?.[Math.floor(right)] ? 25 : 235;
    }
    const quiet = 11;
    if (Math.abs(x) > columns / 2 + quiet + 4 || Math.abs(y) > high / 2 + quiet + 22) return 120;
    // Print above and below.
    const line = Math.abs(y) - high / 2 - quiet;
    if (line > 0 && line < 16 && line % 8 < 5 && Math.abs(x) < columns / 2) {
      return marks[Math.abs(Math.floor(x / 2.5)) % marks.length] ? 40 : 235;
    }
    return 235;
  };
  return { grey, columns, high };
}

function blurred(pixels: Float32Array, width: number, height: number, deviation: number): Float32Array {
  const radius = Math.ceil(deviation * 3);
  const kernel = Array.from({ length: radius * 2 + 1 }, (_, at) =>
    Math.exp(-((at - radius) ** 2) / (2 * deviation * deviation)),
  );
  const sum = kernel.reduce((total, each) => total + each, 0);
  const pass = (from: Float32Array, isAcross: boolean): Float32Array => {
    const to = new Float32Array(from.length);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        let value = 0;
        for (let at = -radius; at <= radius; at++) {
          const sx = isAcross ? Math.min(width - 1, Math.max(0, x + at)) : x;
          const sy = isAcross ? y : Math.min(height - 1, Math.max(0, y + at));
          value += (from[sy * width + sx] ?? 0) * (kernel[at + radius] ?? 0);
        }
        to[y * width + x] = value / sum;
      }
    }
    return to;
  };
  return pass(pass(pixels, true), false);
}

/** A frame whose pixels are plain bytes. */
export type DrawnFrame = Frame & { pixels: Uint8Array };

/** A camera's picture of the code, with everything that disturbs it. The same scene is always the same picture. */
export function draw(scene: Scene): DrawnFrame {
  const { width = 640, height = 480, rotation = 0, module: size = 2, perspective = 0 } = scene;
  const { blur = 0, motion = 0, dim = 0, noise = 0, glare = 0, shadow = 0, seed = 1 } = scene;
  const { grey, columns } = labelOf(scene);
  const random = randomOf(seed);
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [middleX, middleY] = [width / 2 + (random() - 0.5) * 16, height / 2 + (random() - 0.5) * 16];
  let pixels: Float32Array = new Float32Array(width * height);
  const FINE = 3;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let part = 0; part < FINE * FINE; part++) {
        const px = x + ((part % FINE) + 0.5) / FINE - middleX;
        const py = y + (Math.floor(part / FINE) + 0.5) / FINE - middleY;
        const right = (px * cos + py * sin) / size;
        const down = (py * cos - px * sin) / size;
        // A plane that leans back: what is farther to the right is smaller.
        const depth = 1 / (1 - (perspective * right) / columns);
        sum += grey(right * depth, down * depth);
      }
      pixels[y * width + x] = sum / (FINE * FINE);
    }
  }
  if (blur) pixels = blurred(pixels, width, height, blur);
  if (motion > 1) {
    const moved = new Float32Array(pixels.length);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        let sum = 0;
        for (let at = 0; at < motion; at++) sum += pixels[y * width + Math.min(width - 1, x + at)] ?? 0;
        moved[y * width + x] = sum / motion;
      }
    }
    pixels = moved;
  }
  const reach = (glare * columns * size) / 2;
  const shine = { x: middleX + (random() - 0.5) * columns * size * 0.5, y: middleY - reach * 0.2 };
  const bytes = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let value = (pixels[y * width + x] ?? 0) * (1 - dim) * (1 - (shadow * x) / width);
      if (reach) {
        const far = ((x - shine.x) / reach) ** 2 + ((y - shine.y) / (reach * 0.45)) ** 2;
        value += 330 * Math.exp(-far * 1.2);
      }
      if (noise) value += (random() + random() + random() + random() - 2) * 1.73 * noise;
      bytes[y * width + x] = Math.min(255, Math.max(0, Math.round(value)));
    }
  }
  return { pixels: bytes, width, height };
}
