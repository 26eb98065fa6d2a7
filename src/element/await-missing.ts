import { missingMetadata } from './required-metadata';

/** Milliseconds for which settings may be absent before that is a fault: routers take the head away and write the next one. */
const SWAP_LENGTH = 500;

/**
 * Calls `start` once, when none of the required metadata is missing any more; before that, if it stays missing, reports what
 * is and calls `fail`. Until the signal aborts.
 */
export function awaitMissing(
  missing: readonly string[],
  signal: AbortSignal,
  start: () => void,
  fail: () => void,
): void {
  if (signal.aborted) return;
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const check = () => {
    if (missingMetadata(missing).length > 0) return;
    end();
    start();
  };
  const observer = new MutationObserver(check);
  const options = { childList: true, subtree: true, attributeFilter: ['name', 'property', 'content'] };
  observer.observe(document, options);
  const timer = setTimeout(() => {
    // With all settings, which the runtime would have to name otherwise.
    import('./report-missing').then(
      (module) => module.explainMissing(missing),
      () => {},
    );
    fail();
  }, SWAP_LENGTH);
  signal.addEventListener('abort', end);
  // It may have appeared while this file was loading.
  check();
}
