import { SCANNER_WORKERS } from '#domain/scanner/scanner-settings';
import { decoderAddress } from '../../decoder/decoder';
import type { CodeReader, FrameDecoder, ReadingOptions } from './code-reader';
import { frameGrabber, thumbnailOfFrame } from './grab-frame';
import { pageDecoder } from './page-decoder';
import { workerDecoder } from './worker-decoder';

/** Pictures in a row that no worker was free for before another one starts. */
const BUSY_TICKS = 3;

/** Set once a worker could not start: the page's policy and the browser stay the same. */
let isWithoutWorkers = false;

/** A decoder: in a worker where one can start, else in the page. */
export async function openDecoder(): Promise<FrameDecoder> {
  if (isWithoutWorkers) return pageDecoder();
  try {
    return await workerDecoder(decoderAddress);
  } catch {
    isWithoutWorkers = true;
    return pageDecoder();
  }
}

/** For tests. */
export const allowWorkers = (): void => {
  isWithoutWorkers = false;
};

/** The most workers that help: one core is the page's. */
const mostWorkers = () => Math.min(SCANNER_WORKERS, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));

/** Reads a camera's pictures with our own decoder: one at first, more while there is no room for a picture. */
export function decoderReader(options: ReadingOptions): CodeReader {
  const decoders: FrameDecoder[] = [];
  const grabber = frameGrabber();
  let isOpening = false;
  let isEnded = false;
  let busyTicks = 0;
  const open = async () => {
    if (isOpening || isEnded) return;
    isOpening = true;
    const opened = await openDecoder();
    isOpening = false;
    if (isEnded) opened.close();
    else decoders.push(opened);
  };
  open();
  return {
    isFree: () => decoders.some((decoder) => decoder.isFree()),
    wasBusy() {
      if (decoders.length === 0 || ++busyTicks < BUSY_TICKS) return;
      busyTicks = 0;
      // In the page they would only take each other's time.
      if (!isWithoutWorkers && decoders.length < mostWorkers()) open();
    },
    async read(video, area) {
      busyTicks = 0;
      const frame = await grabber.grab(video, area);
      const decoder = decoders.find((each) => each.isFree());
      if (!decoder) throw new Error('no decoder is free');
      try {
        const answer = await decoder.decode(frame, options);
        const thumbnail = answer.readings.length ? thumbnailOfFrame(answer.frame) : undefined;
        grabber.reuse(answer.frame);
        return { readings: answer.readings, ...(thumbnail && { thumbnail }) };
      } catch (error) {
        // It ended by itself: another one takes its place.
        if (!isEnded && !decoder.isFree()) {
          decoders.splice(decoders.indexOf(decoder), 1);
          if (decoders.length === 0) open();
        }
        throw error;
      }
    },
    close() {
      isEnded = true;
      for (const decoder of decoders.splice(0)) decoder.close();
    },
  };
}
