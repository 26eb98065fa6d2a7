// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PhotoError, readPhoto, readPicture, takePhoto } from '#page/camera/photo';
import { COLORS, drawnJpeg } from '../lib/drawn-jpeg';

type Change = (value: number, at: number) => number;
const asItIs: Change = (value) => value;
/** Random, but the same in each run. */
const random: Change = (_, at) => (at * 7919) % 256;

/** A canvas whose readouts are changed: by its pixels, by what it is encoded to. */
function browser({ pixels = asItIs, encoded = asItIs }: { pixels?: Change; encoded?: Change } = {}) {
  // Of every other page view.
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine'));
  let drawn = new Uint8ClampedArray(32 * 32 * 4);
  let colors = [0, 0, 0];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () =>
      ({
        set fillStyle(text: string) {
          colors = (text.match(/\d+/g) ?? []).map(Number);
        },
        fillRect(x: number) {
          for (let at = 0; at < 32 * 32; at++) if (at % 32 >= x) drawn.set([...colors, 255], at * 4);
        },
        drawImage(source: { data?: Uint8ClampedArray<ArrayBuffer> }) {
          if (source.data) drawn = source.data;
        },
        getImageData: () => ({ data: drawn.map(pixels) }),
      }) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
    done(new Blob(['encoded'], { type: type ?? '' }));
  });
  vi.stubGlobal('createImageBitmap', async (source: Blob) => ({
    width: 40,
    height: 30,
    ...(source.type === 'image/png' && { data: drawn.map(encoded) }),
    close() {},
  }));
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const COMMENT = [0xff, 0xfe, 0, 5, 65, 110, 97];
const PICTURE = [...drawnJpeg(2, 2, () => COLORS.skin)];
const jpeg = () =>
  new File([Uint8Array.from([0xff, 0xd8, ...COMMENT, ...PICTURE.slice(2)])], 'ana.jpg', {
    type: 'image/jpeg',
  });
const png = () => new File(['\x89PNG'], 'ana.png', { type: 'image/png' });
const video = () =>
  Object.defineProperties(document.createElement('video'), {
    videoWidth: { value: 640 },
    videoHeight: { value: 480 },
  });

/** What is sent of a photo: encoded anew, the file as it is, or the reason why nothing is. */
const sent = async (read: Promise<{ file: File } | undefined>) => {
  try {
    const bytes = [...new Uint8Array((await (await read)?.file.arrayBuffer()) ?? new ArrayBuffer())];
    return String.fromCharCode(...bytes) === 'encoded'
      ? 'encoded'
      : bytes.join() === PICTURE.join()
        ? 'original'
        : '?';
  } catch (error) {
    return error instanceof PhotoError ? error.reason : String(error);
  }
};

describe('a photo', () => {
  it.each<[string, Parameters<typeof browser>[0], string[]]>([
    ['a browser that reads what is drawn', {}, ['encoded', 'encoded', 'encoded']],
    [
      'one that turns single bits, which nobody sees (Brave)',
      {
        pixels: (value, at) => (at % 97 ? value : value ^ 1),
        encoded: (value, at) => value ^ (at % 89 ? 0 : 1),
      },
      ['encoded', 'encoded', 'encoded'],
    ],
    ['one that gives white (Tor Browser)', { pixels: () => 255 }, ['original', 'protected', 'protected']],
    [
      'one that gives noise (resistFingerprinting)',
      { pixels: random, encoded: random },
      ['original', 'protected', 'protected'],
    ],
    ['an add-on that changes pixels alone', { pixels: random }, ['original', 'protected', 'protected']],
    ['an add-on that changes files alone', { encoded: random }, ['original', 'protected', 'protected']],
  ])('is what the visitor sees, in %s', async (_, changes, [ofJpeg, ofPng, ofCamera]) => {
    browser(changes);
    expect([
      await sent(readPhoto(jpeg())),
      await sent(readPhoto(png())),
      await sent(takePhoto(video(), 1)),
    ]).toEqual([ofJpeg, ofPng, ofCamera]);
    // What is only shown goes through no readout.
    expect((await readPicture(png())).width).toBe(40);
  });
  it('goes as it is where the browser never answers with a file', async () => {
    vi.useFakeTimers();
    browser({});
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => {});
    const answered = Promise.all([sent(readPhoto(jpeg())), sent(takePhoto(video(), 1))]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answered).toEqual(['original', 'protected']);
    vi.useRealTimers();
  });
  it('is not refused where the browser cannot be asked', async () => {
    browser({});
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(await sent(readPhoto(jpeg()))).toBe('encoded');
  });
});
