import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Size of the fake camera's picture, in px. */
export const CLIP = { width: 640, height: 480 };

/** Brightness and colour differences. */
type Color = readonly [y: number, cb: number, cr: number];
const WALL: Color = [170, 132, 122];
const SKIN: Color = [170, 110, 150];
const BLUE: Color = [60, 200, 110];

/** An oval of skin in the middle, and a blue mark at the left edge of what a portrait shows. */
const face = (x: number, y: number): Color =>
  ((x - 320) / 85) ** 2 + ((y - 220) / 110) ** 2 <= 1 ? SKIN : x < 210 && y > 380 ? BLUE : WALL;

/** Writes a clip of one frame that Chromium's fake camera shows over and over, in YUV 4:2:0. Returns its path. */
export function writeClip(
  colorAt: (x: number, y: number) => Color = face,
  { width, height }: { width: number; height: number } = CLIP,
): string {
  const plane = (part: 0 | 1 | 2, step: number) => {
    const bytes = Buffer.alloc((width / step) * (height / step));
    for (let at = 0; at < bytes.length; at++) {
      const x = (at % (width / step)) * step;
      const y = Math.floor(at / (width / step)) * step;
      bytes[at] = colorAt(x, y)[part];
    }
    return bytes;
  };
  const frame = Buffer.concat([Buffer.from('FRAME\n'), plane(0, 1), plane(1, 2), plane(2, 2)]);
  const path = join(mkdtempSync(join(tmpdir(), 'vitrine-')), 'clip.y4m');
  writeFileSync(
    path,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F15:1 Ip A1:1 C420jpeg\n`), frame, frame]),
  );
  return path;
}

/** Writes a clip of a picture in grey. */
export const writeGreyClip = (picture: { pixels: Uint8Array; width: number; height: number }): string =>
  writeClip((x, y) => [picture.pixels[y * picture.width + x] ?? 0, 128, 128], picture);

/** Flags of a Chromium whose camera shows the clip; whether a page may use it is a permission of its context. */
export const cameraFlags = (clip = writeClip()) => [
  '--use-fake-device-for-media-stream',
  // The headless shell has no question of its own.
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${clip}`,
];
