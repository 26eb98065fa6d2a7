/** The page that frames are measured in: the decoder in it, and a camera read through workers. */
import { decodeFrame, finish, loadReaders } from '../../../widgets/barcode-scanner/decoder/decoder';
import type { CodeFormat, Frame } from '../../../widgets/barcode-scanner/decoder/frame';
import { decoderReader } from '../../../widgets/barcode-scanner/deferred/reading/decoders';

const frameOf = (base64: string, width: number, height: number): Frame => ({
  pixels: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
  width,
  height,
});

/** Milliseconds of each decoding of a frame. */
async function timeFrames(
  base64: string,
  width: number,
  height: number,
  formats: CodeFormat[],
  times: number,
) {
  Error.stackTraceLimit = 0;
  const frame = frameOf(base64, width, height);
  const readMatrix = await loadReaders(formats);
  return Array.from({ length: times }, () => {
    const began = performance.now();
    const readings = finish(decodeFrame(frame, { formats, pattern: '' }, readMatrix));
    return { ms: performance.now() - began, readings: readings.length };
  });
}

const camera: { reader?: ReturnType<typeof decoderReader>; video?: HTMLVideoElement } = {};

/** Opens the camera. */
async function openCamera(formats: CodeFormat[]) {
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = await navigator.mediaDevices.getUserMedia({ video: { width: 1280, height: 720 } });
  document.body.append(video);
  await video.play();
  camera.video = video;
  camera.reader = decoderReader({ formats, pattern: '' });
}

/** Reads so many frames of the camera one after the other; resolves to the milliseconds that all took. */
async function readFrames(count: number): Promise<number> {
  const { reader, video } = camera;
  const began = performance.now();
  for (let done = 0; done < count && reader && video; ) {
    if (!reader.isFree()) await new Promise((next) => setTimeout(next, 5));
    else {
      await reader.read(video, { x: 256, y: 144, width: 768, height: 216 });
      done++;
    }
  }
  return performance.now() - began;
}

const bench = { timeFrames, openCamera, readFrames };
/** What the page has for who measures it. */
export type ScannerPage = typeof globalThis & { bench: typeof bench };

Object.assign(globalThis, { bench });
