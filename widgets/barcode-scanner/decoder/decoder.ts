/**
 * The decoder, for the page and for its workers: the same file, which answers messages where it runs in a worker. It
 * imports nothing of the library's, so that a worker loads nothing else.
 */
import { type DecodeOptions, decodeLinear } from './decode';
import { type CodeFormat, cropFrame, type Frame, MATRIX_FORMATS, type Reading } from './frame';
import type { DecodeMatrix } from './matrix';

/** The address of this file, which a worker runs. */
export const decoderAddress = import.meta.url;

/** Sent to a worker. */
export interface Job {
  id: number;
  frame: Frame;
  options: DecodeOptions;
}
/** Sent by a worker: that it runs, or what it read, with the pixels to be used again. */
export type Answer =
  | { ready: true }
  | { id: number; readings: Reading[]; pixels: Frame['pixels']; failed?: true };

/** Sizes at which bars are looked for: the filter of a line expects bars of a few px. */
const SCALES = [1, 0.5];
const MORE_SCALES = [1, 0.5, 0.25];

/** By the formats asked for. */
const matrices = new Map<string, Promise<DecodeMatrix>>();

/** Loads the readers of matrix codes that the formats need. Rejects if one does not load; the next call retries. */
export async function loadReaders(formats: readonly CodeFormat[]): Promise<DecodeMatrix | undefined> {
  const names = MATRIX_FORMATS.filter((format) => formats.includes(format));
  if (names.length === 0) return undefined;
  const key = names.join();
  const loading = matrices.get(key) ?? import('./matrix').then((module) => module.matrixDecoder(names));
  matrices.set(key, loading);
  loading.catch(() => matrices.delete(key));
  return loading;
}

/** Reads a frame, step by step; bars first, as they are quick. Returns at most one code that is of the pattern. */
export function* decodeFrame(
  frame: Frame,
  options: DecodeOptions,
  readMatrix?: DecodeMatrix,
): Generator<void, Reading[]> {
  const wanted = new RegExp(options.pattern ?? '');
  const found: Reading[] = [];
  const isDone = () => found.some(({ text }) => wanted.test(text));
  for (const scale of options.isThorough ? MORE_SCALES : SCALES) {
    const area = { x: 0, y: 0, width: frame.width, height: frame.height };
    const picture = scale === 1 ? frame : cropFrame(frame, area, scale);
    for (const reading of yield* decodeLinear(picture, options)) {
      if (!found.some(({ text, format }) => text === reading.text && format === reading.format))
        found.push(reading);
    }
    if (isDone()) return found;
  }
  if (readMatrix) found.push(...(yield* readMatrix(frame, wanted, !!options.isThorough)));
  return found;
}

/** Runs a decoding to its end. */
export function finish(steps: Generator<void, Reading[]>): Reading[] {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

interface WorkerScope {
  onmessage: ((event: MessageEvent<Job>) => void) | null;
  postMessage(answer: Answer, transfer?: Transferable[]): void;
}

if (typeof document === 'undefined' && 'WorkerGlobalScope' in globalThis) {
  const scope = globalThis as unknown as WorkerScope;
  // The library of matrix codes throws wherever it finds nothing; writing down where takes most of the time.
  Error.stackTraceLimit = 0;
  scope.onmessage = async ({ data: { id, frame, options } }) => {
    const answer = (readings: Reading[], more = {}) =>
      scope.postMessage({ id, readings, pixels: frame.pixels, ...more }, [
        frame.pixels.buffer as ArrayBuffer,
      ]);
    try {
      // Bars are read also while the reader of matrix codes does not load; the next picture tries it again.
      const readMatrix = await loadReaders(options.formats).catch(() => undefined);
      answer(finish(decodeFrame(frame, options, readMatrix)));
    } catch {
      answer([], { failed: true });
    }
  };
  scope.postMessage({ ready: true });
}
