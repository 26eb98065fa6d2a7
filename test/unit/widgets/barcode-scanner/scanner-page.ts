import { vi } from 'vitest';
import { scannedArea } from '#domain/scanner/scanner';
import type { Frame } from '#widgets/barcode-scanner/decoder/frame';
import { draw, type Scene } from '../../lib/barcodes/scene';
import { fakeCamera } from '../../lib/fake-camera';

/** Size of what the fake camera shows, and of the part of it that is read. */
export const SHOWN = { width: 640, height: 480 };
export const AREA = scannedArea(SHOWN.width, SHOWN.height, 4 / 3);

/** A code as the marked part of the picture shows it. */
export const held = (text: string, more: Partial<Scene> = {}): Frame =>
  draw({ format: 'code_39', text, module: 1.5, width: AREA.width, height: AREA.height, ...more });
export const NOTHING: Frame = {
  pixels: new Uint8Array(AREA.width * AREA.height).fill(200),
  width: AREA.width,
  height: AREA.height,
};

/** A page with a camera that shows `picture`; files are that picture too. */
export function fakeScannerPage() {
  const page = {
    camera: fakeCamera(),
    picture: NOTHING,
    isReadable: true,
    /** Areas of the video that were looked at. */
    grabbed: [] as number[][],
  };
  Object.defineProperties(HTMLVideoElement.prototype, {
    videoWidth: { configurable: true, get: () => SHOWN.width },
    videoHeight: { configurable: true, get: () => SHOWN.height },
    srcObject: { configurable: true, writable: true, value: null },
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () =>
      ({
        drawImage: (source: unknown, ...area: number[]) => {
          if (source instanceof HTMLVideoElement) page.grabbed.push(area);
        },
        createImageData: (width: number, height: number) => ({
          data: new Uint8ClampedArray(width * height * 4),
        }),
        putImageData: () => {},
        getImageData: (_x: number, _y: number, width: number, height: number) => {
          const data = new Uint8ClampedArray(width * height * 4).fill(255);
          const { pixels } = page.picture;
          for (let at = 0; at < width * height; at++) data.fill(pixels[at] ?? 200, at * 4, at * 4 + 3);
          return { data };
        },
      }) as never,
  );
  vi.stubGlobal('createImageBitmap', async () => {
    if (!page.isReadable) throw new DOMException('not a picture', 'InvalidStateError');
    return { width: page.picture.width, height: page.picture.height, close: () => {} };
  });
  return page;
}
export type ScannerPage = ReturnType<typeof fakeScannerPage>;
