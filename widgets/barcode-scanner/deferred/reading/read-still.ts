import { isCanvasNoisy } from '#page/camera/canvas-noise';
import { openPicture, PhotoError } from '#page/camera/photo';
import { pageDocument } from '#page/core/native';
import type { Reading } from '../../decoder/frame';
import type { ReadingOptions, Seen } from './code-reader';
import { openDecoder } from './decoders';
import { greysOf, thumbnailOf } from './grab-frame';
import { detectIn, nativeDetector } from './native-reader';

/** Longest edge in px of a photo that is read: a code of 300 modules has several px a module. */
const STILL_EDGE = 1600;

/**
 * Reads the codes of a photo, trying everything. Rejects with a PhotoError if the file is no picture, and when the
 * signal aborts.
 */
export async function readStill(file: File, options: ReadingOptions, signal: AbortSignal): Promise<Seen> {
  const bitmap = await openPicture(file);
  const canvas = pageDocument.createElement('canvas');
  let native: Reading[] = [];
  try {
    const scale = Math.min(1, STILL_EDGE / Math.max(bitmap.width, bitmap.height));
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas
      .getContext('2d', { willReadFrequently: true })
      ?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const detector = await nativeDetector(options.formats);
    if (detector) native = await detectIn(detector, bitmap).catch(() => []);
  } finally {
    bitmap.close();
  }
  const { width, height } = canvas;
  const thumbnail = thumbnailOf(canvas, { x: 0, y: 0, width, height });
  const wanted = new RegExp(options.pattern);
  if (native.some(({ text }) => wanted.test(text))) return { readings: native, thumbnail };
  // Of noise no code is read.
  if (await isCanvasNoisy()) throw new PhotoError('protected');
  signal.throwIfAborted();
  const colors = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  const decoder = await openDecoder();
  const close = () => decoder.close();
  signal.addEventListener('abort', close);
  try {
    signal.throwIfAborted();
    const { readings } = await decoder.decode(greysOf(colors, width, height), {
      ...options,
      isThorough: true,
    });
    signal.throwIfAborted();
    return { readings, thumbnail };
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}
