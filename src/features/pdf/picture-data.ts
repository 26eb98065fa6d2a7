import { encodeCanvas, isCanvasNoisy } from '#page/camera/canvas-noise';
import { pageDocument } from '#page/core/native';

/** An image for a PDF: JPEG, with its size in pixels. */
export interface PictureData {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Pixels of the longer side: enough for print (ours). */
const SIDE = 900;
const QUALITY = 0.85;
/** Milliseconds after which a file is made without its image (ours). */
const MAX_WAIT = 4000;

async function read(address: string): Promise<PictureData | undefined> {
  const image = new Image();
  // An image of another origin without CORS is omitted.
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, SIDE / Math.max(naturalWidth, naturalHeight));
  const canvas = pageDocument.createElement('canvas');
  canvas.width = Math.round(naturalWidth * scale);
  canvas.height = Math.round(naturalHeight * scale);
  const context = canvas.getContext('2d');
  // A browser that changes what is read from a canvas would put noise into the file.
  if (!context || !canvas.width || (await isCanvasNoisy())) return undefined;
  // JPEG has no transparency: it would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await encodeCanvas(canvas, 'image/jpeg', QUALITY);
  if (!blob) return undefined;
  return { data: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
}

/** Loads the image at an address; undefined if it is unavailable or too slow. Never rejects. */
export const pictureData = (address: string): Promise<PictureData | undefined> =>
  Promise.race([
    read(address).catch(() => undefined),
    new Promise<undefined>((go) => setTimeout(go, MAX_WAIT)),
  ]);
