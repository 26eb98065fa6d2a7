import { withoutMetadata } from '#domain/photo/without-metadata';
import { pageDocument } from '../core/native';
import { encodeCanvas, isCanvasNoisy } from './canvas-noise';
import { PHOTO_EDGE, PHOTO_FILE_LIMIT, PHOTO_LIMIT } from './photo-limits';

/**
 * unreadable: no picture that the browser knows; large: above PHOTO_FILE_LIMIT; protected: the browser changes what is read from
 * a picture (canvas-noise.ts).
 */
export type PhotoFailure = 'unreadable' | 'large' | 'protected';

export class PhotoError extends Error {
  override readonly name = 'PhotoError';
  constructor(readonly reason: PhotoFailure) {
    super(reason);
  }
}

/** A photo in memory only: no address, nothing to revoke, gone with its last reference. */
export interface Photo {
  /** JPEG without what the camera wrote into its file: place, time, device. Named by nobody. */
  file: File;
  /** The same picture, to be shown. */
  picture: HTMLCanvasElement;
}

/** Tried in turn until the file is small enough. */
const QUALITIES = [0.9, 0.75, 0.5];

/** The middle of a picture in a given proportion, as `object-fit: cover` shows it; in px of the picture. */
export function middleOf(width: number, height: number, aspect: number) {
  const shownWidth = Math.min(width, height * aspect);
  const shownHeight = Math.min(height, width / aspect);
  return {
    x: (width - shownWidth) / 2,
    y: (height - shownHeight) / 2,
    width: shownWidth,
    height: shownHeight,
  };
}

function draw(source: CanvasImageSource, area: ReturnType<typeof middleOf>): HTMLCanvasElement {
  const scale = Math.min(1, PHOTO_EDGE / Math.max(area.width, area.height));
  const picture = pageDocument.createElement('canvas');
  picture.width = Math.max(1, Math.round(area.width * scale));
  picture.height = Math.max(1, Math.round(area.height * scale));
  const context = picture.getContext('2d');
  if (!context) throw new PhotoError('unreadable');
  const { x, y, width, height } = area;
  context.drawImage(source, x, y, width, height, 0, 0, picture.width, picture.height);
  return picture;
}

const NAME = 'photo.jpg';
const TYPE = 'image/jpeg';

/** Encodes what is drawn, small enough. Rejects with a PhotoError, also where it would be another picture than the one on screen. */
async function photoOf(picture: HTMLCanvasElement): Promise<Photo> {
  if (await isCanvasNoisy()) throw new PhotoError('protected');
  let blob: Blob | null = null;
  for (const quality of QUALITIES) {
    blob = await encodeCanvas(picture, TYPE, quality);
    if (!blob) throw new PhotoError('unreadable');
    if (blob.size <= PHOTO_LIMIT) break;
  }
  return { file: new File([blob as Blob], NAME, { type: TYPE }), picture };
}

/**
 * Takes what a video shows now, unmirrored; undefined while it shows nothing.
 * @param aspect width by height of the part that the visitor sees
 */
export async function takePhoto(video: HTMLVideoElement, aspect: number): Promise<Photo | undefined> {
  const { videoWidth, videoHeight } = video;
  if (!videoWidth || !videoHeight) return undefined;
  return photoOf(draw(video, middleOf(videoWidth, videoHeight, aspect)));
}

/** Opens a picture of a file, upright; whoever opens it closes it. Rejects with a PhotoError. */
export async function openPicture(file: File): Promise<ImageBitmap> {
  if (file.size > PHOTO_FILE_LIMIT) throw new PhotoError('large');
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PhotoError('unreadable');
  }
}

/** Returns a JPEG as it is, without what the camera wrote into it. Rejects with a PhotoError for any other file. */
async function originalOf(file: File, picture: HTMLCanvasElement): Promise<Photo> {
  const bytes = withoutMetadata(new Uint8Array(await file.arrayBuffer()));
  if (!bytes) throw new PhotoError('protected');
  return { file: new File([bytes], NAME, { type: TYPE }), picture };
}

/**
 * Reads a photo from a file, upright and scaled down; where the browser changes pictures, the file as it is. Rejects with a
 * PhotoError.
 */
export async function readPhoto(file: File): Promise<Photo> {
  const picture = await readPicture(file);
  return (await isCanvasNoisy()) ? originalOf(file, picture) : photoOf(picture);
}

/** Reads the picture of a file to be shown, upright and scaled down. Rejects with a PhotoError. */
export async function readPicture(file: File): Promise<HTMLCanvasElement> {
  const bitmap = await openPicture(file);
  try {
    return draw(bitmap, middleOf(bitmap.width, bitmap.height, bitmap.width / bitmap.height));
  } finally {
    bitmap.close();
  }
}
