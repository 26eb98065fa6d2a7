/** Matrix codes and PDF417, by the readers of zxing, each loaded by itself: the library as a whole is four times as large. */
import BinaryBitmap from '@zxing/library/es2015/core/BinaryBitmap';
import GlobalHistogramBinarizer from '@zxing/library/es2015/core/common/GlobalHistogramBinarizer';
import HybridBinarizer from '@zxing/library/es2015/core/common/HybridBinarizer';
import DecodeHintType from '@zxing/library/es2015/core/DecodeHintType';
import RGBLuminanceSource from '@zxing/library/es2015/core/RGBLuminanceSource';
import {
  type CodeFormat,
  cropFrame,
  type Frame,
  MATRIX_FORMATS,
  type MatrixFormat,
  type Reading,
  sharpenFrame,
  turnFrame,
} from './frame';
import { findStripes } from './stripes';

const HINTS = new Map<DecodeHintType, unknown>([[DecodeHintType.TRY_HARDER, true]]);
/** Shortest edge in px of a matrix that is looked for by itself. */
const SMALLEST = 24;

interface Reader {
  decode(bitmap: BinaryBitmap, hints: never): { getText(): string };
}
const LOADS: Readonly<Record<MatrixFormat, () => Promise<{ reader: Reader }>>> = {
  qr_code: () => import('./matrix-readers/qr-code'),
  data_matrix: () => import('./matrix-readers/data-matrix'),
  pdf417: () => import('./matrix-readers/pdf-417'),
};

/** Reads one picture in one way; undefined without a result, for which the library throws. */
function attempt(frame: Frame, reader: Reader, isLocal: boolean): string | undefined {
  const source = new RGBLuminanceSource(frame.pixels as Uint8ClampedArray, frame.width, frame.height);
  const bitmap = new BinaryBitmap(
    isLocal ? new HybridBinarizer(source) : new GlobalHistogramBinarizer(source),
  );
  try {
    return reader.decode(bitmap, HINTS as never).getText();
  } catch {
    return undefined;
  }
}

/** The parts of a frame that are full of edges, largest first: the library's Data Matrix has to be in the middle. */
function busyParts({ pixels, width, height }: Frame) {
  const size = 12;
  const columns = Math.floor(width / size);
  const rows = Math.floor(height / size);
  const busy = new Float32Array(columns * rows);
  for (let y = 1; y < rows * size - 1; y += 2) {
    for (let x = 1; x < columns * size - 1; x += 2) {
      const at = y * width + x;
      const block = Math.floor(y / size) * columns + Math.floor(x / size);
      const edge =
        Math.abs((pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0)) +
        Math.abs((pixels[at + width] ?? 0) - (pixels[at - width] ?? 0));
      busy[block] = (busy[block] ?? 0) + edge;
    }
  }
  const limit = ([...busy].sort((one, other) => other - one)[Math.floor(busy.length / 50)] ?? 0) / 3;
  const parts: { x: number; y: number; width: number; height: number }[] = [];
  const seen = new Uint8Array(busy.length);
  for (let start = 0; start < busy.length; start++) {
    if (seen[start] || (busy[start] ?? 0) < limit || limit === 0) continue;
    const stack = [start];
    let [left, right, top, bottom] = [columns, 0, rows, 0];
    seen[start] = 1;
    while (stack.length) {
      const block = stack.pop() ?? 0;
      const column = block % columns;
      const row = Math.floor(block / columns);
      [left, right] = [Math.min(left, column), Math.max(right, column)];
      [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const [nx, ny] = [column + dx, row + dy];
        const next = ny * columns + nx;
        if (nx < 0 || ny < 0 || nx >= columns || ny >= rows || seen[next] || (busy[next] ?? 0) < limit)
          continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
    const x = Math.max(0, (left - 1) * size);
    const y = Math.max(0, (top - 1) * size);
    const part = {
      x,
      y,
      width: Math.min(width, (right + 2) * size) - x,
      height: Math.min(height, (bottom + 2) * size) - y,
    };
    if (Math.min(part.width, part.height) >= SMALLEST + 2 * size) parts.push(part);
  }
  return parts.sort((one, other) => other.width * other.height - one.width * one.height).slice(0, 4);
}

/** The pictures in which a format is looked for, the likeliest first. */
function* picturesOf(frame: Frame, format: MatrixFormat, isThorough: boolean): Generator<Frame> {
  yield frame;
  // Half the size: the mean of four pixels has half of the noise.
  const half = cropFrame(frame, { x: 0, y: 0, width: frame.width, height: frame.height }, 0.5);
  yield half;
  if (format !== 'qr_code') {
    for (const { angle } of findStripes(frame).slice(0, isThorough ? 3 : 2)) {
      if (Math.abs(angle) < 0.03) continue;
      yield turnFrame(frame, angle);
      if (isThorough) yield turnFrame(half, angle);
    }
  }
  if (format !== 'pdf417') {
    for (const part of busyParts(frame).slice(0, isThorough ? 4 : 1)) {
      const crop = cropFrame(frame, part, part.width < 160 ? 2 : 1);
      yield crop;
      if (isThorough) yield sharpenFrame(crop, 3, 1.5);
    }
  }
  if (isThorough) {
    yield sharpenFrame(frame, 2, 1.5);
    yield sharpenFrame(frame, 4, 2);
  }
}

/** Looks for matrix codes, step by step; ends with the first text of the pattern, else returns all that were read. */
export type DecodeMatrix = (frame: Frame, wanted: RegExp, isThorough: boolean) => Generator<void, Reading[]>;

/** Loads the readers of the formats. Rejects if one does not load. */
export async function matrixDecoder(formats: readonly CodeFormat[]): Promise<DecodeMatrix> {
  const readers = await Promise.all(
    MATRIX_FORMATS.filter((format) => formats.includes(format)).map(async (format) => {
      const { reader } = await LOADS[format]();
      return { format, reader };
    }),
  );
  return (frame, wanted, isThorough) => decodeWith(readers, frame, wanted, isThorough);
}

function* decodeWith(
  readers: readonly { format: MatrixFormat; reader: Reader }[],
  frame: Frame,
  wanted: RegExp,
  isThorough: boolean,
): Generator<void, Reading[]> {
  const found: Reading[] = [];
  for (const { format, reader } of readers) {
    for (const picture of picturesOf(frame, format, isThorough)) {
      for (const isLocal of isThorough ? [true, false] : [true]) {
        const text = attempt(picture, reader, isLocal);
        yield;
        if (text === undefined || found.some((each) => each.text === text)) continue;
        const reading = { text, format, lines: 0 };
        if (wanted.test(text)) return [reading];
        found.push(reading);
      }
    }
  }
  return found;
}
