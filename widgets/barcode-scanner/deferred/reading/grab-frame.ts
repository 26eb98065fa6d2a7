import type { Area } from '#domain/scanner/scanner';
import { pageDocument } from '#page/core/native';
import type { Frame } from '../../decoder/frame';

/** Longest edge of a result's picture, in px. */
const THUMBNAIL = 240;

/** The greys of colours, four bytes each. */
export function greysOf(colors: ArrayLike<number>, width: number, height: number): Frame {
  const pixels = new Uint8ClampedArray(width * height);
  for (let at = 0, from = 0; at < pixels.length; at++, from += 4) {
    pixels[at] = ((colors[from] ?? 0) + 2 * (colors[from + 1] ?? 0) + (colors[from + 2] ?? 0)) >> 2;
  }
  return { pixels, width, height };
}

/** Formats whose first plane is the greys. */
const PLANAR = /^(I4|NV12)/;

/** Takes frames of a video; a buffer that is given back is used again. */
export function frameGrabber() {
  let canvas: HTMLCanvasElement | undefined;
  const spare: ArrayBuffer[] = [];

  /** Without a copy of colours in between; undefined where the browser has no such frames, or others than it shows. */
  async function byVideoFrame(video: HTMLVideoElement, area: Area): Promise<Frame | undefined> {
    if (typeof VideoFrame === 'undefined') return undefined;
    let frame: VideoFrame | undefined;
    try {
      frame = new VideoFrame(video);
      const seen = frame.visibleRect;
      const isShown =
        seen?.width === video.videoWidth && seen.height === video.videoHeight && !seen.x && !seen.y;
      if (!isShown || !frame.format || !PLANAR.test(frame.format)) return undefined;
      const size = frame.allocationSize({ rect: area });
      const found = spare.findIndex((buffer) => buffer.byteLength === size);
      const buffer = (found >= 0 && spare.splice(found, 1)[0]) || new ArrayBuffer(size);
      const [plane] = await frame.copyTo(buffer, { rect: area });
      if (plane?.offset !== 0 || plane.stride !== area.width) return undefined;
      return {
        pixels: new Uint8Array(buffer, 0, area.width * area.height),
        width: area.width,
        height: area.height,
      };
    } catch {
      return undefined;
    } finally {
      frame?.close();
    }
  }

  function byCanvas(video: HTMLVideoElement, { x, y, width, height }: Area): Frame {
    canvas ??= pageDocument.createElement('canvas');
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.drawImage(video, x, y, width, height, 0, 0, width, height);
    return greysOf(context.getImageData(0, 0, width, height).data, width, height);
  }

  return {
    grab: async (video: HTMLVideoElement, area: Area): Promise<Frame> =>
      (await byVideoFrame(video, area)) ?? byCanvas(video, area),
    /** Gives a frame's buffer back. */
    reuse({ pixels: { buffer } }: Frame): void {
      if (buffer.byteLength > 0 && spare.length < 2) spare.push(buffer as ArrayBuffer);
    },
  };
}

/** A small copy of a picture, in memory only. */
export function thumbnailOf(source: CanvasImageSource, { x, y, width, height }: Area): HTMLCanvasElement {
  const scale = Math.min(1, THUMBNAIL / Math.max(width, height));
  const thumbnail = pageDocument.createElement('canvas');
  thumbnail.width = Math.max(1, Math.round(width * scale));
  thumbnail.height = Math.max(1, Math.round(height * scale));
  thumbnail.getContext('2d')?.drawImage(source, x, y, width, height, 0, 0, thumbnail.width, thumbnail.height);
  return thumbnail;
}

/** A small copy of a frame. */
export function thumbnailOfFrame({ pixels, width, height }: Frame): HTMLCanvasElement {
  const whole = pageDocument.createElement('canvas');
  Object.assign(whole, { width, height });
  const context = whole.getContext('2d');
  const image = context?.createImageData(width, height);
  if (context && image) {
    for (let at = 0; at < width * height; at++)
      image.data.fill(pixels[at] ?? 0, at * 4, at * 4 + 3).fill(255, at * 4 + 3, at * 4 + 4);
    context.putImageData(image, 0, 0);
  }
  return thumbnailOf(whole, { x: 0, y: 0, width, height });
}
