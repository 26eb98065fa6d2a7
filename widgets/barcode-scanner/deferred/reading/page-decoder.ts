import { decodeFrame, loadReaders } from '../../decoder/decoder';
import type { FrameDecoder } from './code-reader';

/** Milliseconds that the page is held at once: less than a frame of the screen. */
const SLICE = 10;

/** Decodes in the page, a slice at a time, where no worker can start. */
export function pageDecoder(): FrameDecoder {
  let isBusy = false;
  let isEnded = false;
  return {
    isFree: () => !isBusy && !isEnded,
    close() {
      isEnded = true;
    },
    async decode(frame, options) {
      isBusy = true;
      try {
        const readMatrix = await loadReaders(options.formats).catch(() => undefined);
        const steps = decodeFrame(frame, options, readMatrix);
        let began = performance.now();
        for (;;) {
          const { done, value } = steps.next();
          if (isEnded) throw new Error('the decoder was closed');
          if (done) return { readings: value, frame };
          if (performance.now() - began < SLICE) continue;
          await new Promise((next) => setTimeout(next));
          began = performance.now();
        }
      } finally {
        isBusy = false;
      }
    },
  };
}
