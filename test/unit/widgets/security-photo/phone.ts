import { vi } from 'vitest';
import * as noise from '#page/camera/canvas-noise';
import { fakeCamera } from '../../lib/fake-camera';

/** Size of what the fake camera shows, in px. */
export const SHOWN = { width: 1280, height: 720 };

interface Drawn {
  source: unknown;
  area: number[];
  size: [number, number];
}

/**
 * A phone with a camera, in the places of the browser's parts that happy-dom has none of: `jpeg` is what a canvas
 * encodes, `brightness` of what is seen.
 */
export function fakePhone(jpeg: Uint8Array<ArrayBuffer>) {
  const changes = new EventTarget();
  const phone = {
    camera: fakeCamera(),
    jpeg,
    /** Its window, and the screen. */
    layout: { mobile: true, touch: true },
    screen: { width: 390, height: 844 },
    brightness: 170,
    hasPicture: true,
    isReadable: true,
    drawn: [] as Drawn[],
    encoded: [] as unknown[][],
    bytesOf: (_quality: number) => phone.jpeg,
    closed: 0,
    /** Whether its browser changes what is read from a canvas. */
    isNoisy: false,
    /** Changes the layout and says so. */
    turn(layout: { mobile: boolean; touch: boolean }) {
      phone.layout = layout;
      changes.dispatchEvent(new Event('change'));
    },
  };
  vi.stubGlobal('screen', phone.screen);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('pointer') ? phone.layout.touch : query.includes('720') && phone.layout.mobile,
    addEventListener: changes.addEventListener.bind(changes),
  }));
  Object.defineProperties(HTMLVideoElement.prototype, {
    videoWidth: { configurable: true, get: () => (phone.hasPicture ? SHOWN.width : 0) },
    videoHeight: { configurable: true, get: () => SHOWN.height },
    // The element of happy-dom accepts none.
    srcObject: { configurable: true, writable: true, value: null },
  });
  vi.spyOn(HTMLVideoElement.prototype, 'play').mockResolvedValue(undefined);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    return {
      drawImage: (source: unknown, ...area: number[]) =>
        phone.drawn.push({ source, area, size: [this.width, this.height] }),
      getImageData: (_x: number, _y: number, width: number, height: number) => ({
        data: new Uint8ClampedArray(width * height * 4).fill(phone.brightness),
      }),
    } as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type, quality) => {
    phone.encoded.push([type, quality]);
    done(new Blob([phone.bytesOf(quality ?? 1)], { type: type ?? '' }));
  });
  vi.spyOn(noise, 'isCanvasNoisy').mockImplementation(async () => phone.isNoisy);
  vi.stubGlobal('createImageBitmap', async () => {
    if (!phone.isReadable) throw new DOMException('not a picture', 'InvalidStateError');
    return { width: 4000, height: 3000, close: () => phone.closed++ };
  });
  return phone;
}
export type FakePhone = ReturnType<typeof fakePhone>;
