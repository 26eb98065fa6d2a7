import { pageDocument } from '../core/native';
import { pageSingleton } from '../core/page-singleton';

/** Pixels of each side of what is drawn to be read again. */
const SIDE = 32;
/** The two colours of it, left and right, in a JPEG's range. */
const COLORS = [
  [32, 96, 160],
  [224, 176, 64],
] as const;
/** Mean difference of a channel from which on a picture is visibly another one; Brave turns single bits, which nobody sees (ours). */
const VISIBLE = 8;

function differenceOf(pixels: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < SIDE * SIDE; at++) {
    const color = COLORS[at % SIDE < SIDE / 2 ? 0 : 1];
    for (let channel = 0; channel < 3; channel++)
      sum += Math.abs((pixels[at * 4 + channel] ?? 0) - (color[channel] ?? 0));
  }
  return sum / (SIDE * SIDE * 3);
}

/** Milliseconds after which a canvas is not waited for: some browsers that protect themselves never call back (ours). */
const PATIENCE_MS = 4000;

/** Encodes a canvas; null if the browser cannot, or never answers. */
export const encodeCanvas = (
  canvas: HTMLCanvasElement,
  type: string,
  quality?: number,
): Promise<Blob | null> =>
  new Promise((done) => {
    setTimeout(done, PATIENCE_MS, null);
    canvas.toBlob(done, type, quality);
  });

async function measure(): Promise<boolean> {
  const canvas = pageDocument.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  // Without it browsers warn of the second readout.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  COLORS.forEach((color, side) => {
    context.fillStyle = `rgb(${color.join()})`;
    context.fillRect((side * SIDE) / 2, 0, SIDE / 2, SIDE);
  });
  const isChanged = () => differenceOf(context.getImageData(0, 0, SIDE, SIDE).data) >= VISIBLE;
  if (isChanged()) return true;
  // Encoding is another way to read a canvas, which some add-ons change alone.
  const blob = await encodeCanvas(canvas, 'image/png');
  if (!blob) return true;
  const bitmap = await createImageBitmap(blob);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return isChanged();
}

/**
 * Whether the browser changes what is read from a canvas, against those who tell browsers apart by it (Firefox with
 * resistFingerprinting, add-ons): a photo that goes through one arrives as noise, though the screen shows it as it is. Never rejects.
 */
export const isCanvasNoisy = (): Promise<boolean> =>
  pageSingleton('canvasNoise', () => ({ known: measure().catch(() => false) })).known;
