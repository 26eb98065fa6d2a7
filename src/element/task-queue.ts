import { pageDocument, yieldToMain } from '#page/core/native';
import { logError } from '#page/log-error';

/** Milliseconds after which the queue releases the main thread. */
const SLICE = 8;
/** Mounts that share a layout: one lays out its form in a few milliseconds, and each layout costs the page as many. */
const BATCH = 3;

const jobs: (() => void)[] = [];
let running = false;

/**
 * Runs mounts in order and releases the main thread between them; logs one that throws and continues. Forces layout
 * after a few, instead of for all of them in one long task of the next frame.
 */
export async function enqueueMount(mount: () => void): Promise<void> {
  jobs.push(mount);
  if (running) return;
  running = true;
  // The task that enqueues the first has evaluated a widget's file and created its elements.
  let since = Number.NEGATIVE_INFINITY;
  const pause = async () => {
    if (performance.now() - since <= SLICE) return;
    await yieldToMain();
    since = performance.now();
  };
  for (let count = 1; jobs.length > 0; count++) {
    await pause();
    try {
      jobs.shift()?.();
    } catch (error) {
      logError(error);
    }
    if (count % BATCH === 0 || jobs.length === 0) {
      await pause();
      pageDocument.documentElement.getBoundingClientRect();
    }
  }
  running = false;
}
