import { missingMetadata } from './required-metadata';

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

/** Reports what an island lacks, and calls `start` once it is there; until the signal aborts. */
export function awaitMissing(missing: readonly string[], signal: AbortSignal, start: () => void): void {
  // With all settings, which the runtime would have to name otherwise.
  import('./report-missing').then(
    (module) => module.explainMissing(missing),
    () => {},
  );
  awaitMetadata(missing, signal, start);
}
