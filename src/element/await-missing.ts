import { missingMetadata } from './required-metadata';

/** Milliseconds for which settings may be absent before that is a fault: routers take the head away and write the next one. */
const SWAP_LENGTH = 500;

/** Calls `start` once, when none of the required metadata is missing any more; until the signal aborts. */
export function awaitMetadata(needs: readonly string[], signal: AbortSignal, start: () => void): void {
  const check = () => {
    if (signal.aborted || missingMetadata(needs).length > 0) return;
    observer.disconnect();
    start();
  };
  const observer = new MutationObserver(check);
  if (signal.aborted) return;
  const options = { childList: true, subtree: true, attributeFilter: ['name', 'property', 'content'] };
  observer.observe(document, options);
  signal.addEventListener('abort', () => observer.disconnect());
  // It may have appeared while this file was loading.
  check();
}

/**
 * Calls `start` once, when an island has what it lacks; before that, if it lacks it for longer, reports it and calls `fail`.
 * Until the signal aborts.
 */
export function awaitMissing(
  missing: readonly string[],
  signal: AbortSignal,
  start: () => void,
  fail: () => void,
): void {
  if (signal.aborted) return;
  const timer = setTimeout(() => {
    // With all settings, which the runtime would have to name otherwise.
    import('./report-missing').then(
      (module) => module.explainMissing(missing),
      () => {},
    );
    fail();
  }, SWAP_LENGTH);
  const end = () => clearTimeout(timer);
  signal.addEventListener('abort', end);
  awaitMetadata(missing, signal, () => {
    end();
    start();
  });
}
