import type { Area } from '#domain/scanner/scanner';
import { SCANNER_FREQUENCY } from '#domain/scanner/scanner-settings';
import type { CodeReader, ReadingOptions, Seen } from './code-reader';
import { decoderReader } from './decoders';
import { nativeDetector, nativeReader } from './native-reader';

/** Milliseconds between two pictures. */
export const SCAN_EVERY = 1000 / SCANNER_FREQUENCY;

interface Scan extends ReadingOptions {
  video: HTMLVideoElement;
  /** The part that is read, of a picture of that size. */
  area(width: number, height: number): Area;
  /** Called with what was read, in the order of the pictures' answers; not after the end. */
  onSeen(seen: Seen): void;
}

/** Reads what a video shows, again and again, until it is ended by the function that it returns. */
export function startScan({ video, area, onSeen, ...options }: Scan): () => void {
  let isOver = false;
  let reader: CodeReader | undefined;
  const openOwn = () => {
    if (!isOver) reader = decoderReader(options);
  };
  nativeDetector(options.formats).then((detector) => {
    if (detector && !isOver) reader = nativeReader(detector, options, openOwn);
    else openOwn();
  });
  const tick = async () => {
    const { videoWidth, videoHeight } = video;
    if (!reader || !videoWidth || !videoHeight) return;
    if (!reader.isFree()) return reader.wasBusy?.();
    try {
      const seen = await reader.read(video, area(videoWidth, videoHeight));
      if (!isOver) onSeen(seen);
    } catch {
      // The next picture may do better.
    }
  };
  const timer = setInterval(tick, SCAN_EVERY);
  return () => {
    isOver = true;
    clearInterval(timer);
    reader?.close();
  };
}
