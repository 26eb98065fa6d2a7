import { baseAddress } from '#page/address/base-address';
import { knownSingleton } from '#page/core/page-singleton';
import type { Answer } from '../../decoder/decoder';
import type { FrameDecoder } from './code-reader';

/** Milliseconds until a worker that has not started is done without, and until one that does not answer is ended. */
export const START_TIMEOUT = 5000;
export const ANSWER_TIMEOUT = 15_000;

/**
 * A worker that runs a file. One of another origin is not allowed to: a small script of this page imports it, which
 * needs `worker-src blob:` where the page has a Content-Security-Policy.
 */
function startWorker(address: string): Worker {
  if (new URL(address, baseAddress()).origin === location.origin)
    return new Worker(address, { type: 'module' });
  const script = new Blob([`import ${JSON.stringify(address)};`], { type: 'text/javascript' });
  const url = URL.createObjectURL(script);
  try {
    return new Worker(url, { type: 'module' });
  } finally {
    // The worker's own request for it has begun, or is refused.
    setTimeout(() => URL.revokeObjectURL(url), START_TIMEOUT);
  }
}

/**
 * Starts a worker with the decoder. Rejects if the page's policy, the browser or the network does not let it, and on a page
 * that checks all files (element/script.ts): no import map reaches a worker, so that its files would go unchecked.
 */
export function workerDecoder(address: string): Promise<FrameDecoder> {
  if (knownSingleton('checksFiles')) return Promise.reject(new Error('a worker checks no files'));
  return new Promise((resolve, reject) => {
    const worker = startWorker(address);
    let last = 0;
    /** The frame that it works on. */
    let open: { settle(answer: Answer): void; fail(error: Error): void } | undefined;
    let isEnded = false;
    const end = (reason: string) => {
      isEnded = true;
      worker.terminate();
      clearTimeout(starting);
      const error = new Error(reason);
      reject(error);
      open?.fail(error);
      open = undefined;
    };
    const starting = setTimeout(() => end('the worker did not start'), START_TIMEOUT);
    worker.onerror = (event) => {
      // Said by a rejection instead.
      event.preventDefault?.();
      end('the worker failed');
    };
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (!('ready' in data)) return open?.settle(data);
      clearTimeout(starting);
      resolve({
        isFree: () => !open && !isEnded,
        close: () => end('the worker was closed'),
        decode: ({ pixels, width, height }, options) =>
          new Promise((done, fail) => {
            if (open || isEnded) return fail(new Error('the worker is busy or gone'));
            const id = ++last;
            const late = setTimeout(() => end('the worker did not answer'), ANSWER_TIMEOUT);
            open = {
              fail(error) {
                clearTimeout(late);
                fail(error);
              },
              settle(answer) {
                if ('ready' in answer || answer.id !== id) return;
                clearTimeout(late);
                open = undefined;
                if (answer.failed) return fail(new Error('the worker could not decode'));
                done({ readings: answer.readings, frame: { pixels: answer.pixels, width, height } });
              },
            };
            worker.postMessage({ id, frame: { pixels, width, height }, options }, [
              pixels.buffer as ArrayBuffer,
            ]);
          }),
      });
    };
  });
}
