import { pageDocument } from './core/native';

/** Whether the browser has made the page ahead of a visit that may never come (speculation rules, address bar). */
export const isPrerendered = (): boolean =>
  (pageDocument as { prerendering?: boolean }).prerendering === true;

/** Runs an action once the page is visited: at once, unless the browser has prerendered it. */
export function whenVisited(action: () => void): void {
  if (isPrerendered()) pageDocument.addEventListener('prerenderingchange', action, { once: true });
  else action();
}

/**
 * Runs an action that counts something as seen once the page is on screen: not while it is prerendered, nor in a tab
 * that was opened in the background. Returns the function that stops waiting.
 */
export function whenShown(action: () => void): () => void {
  const waiting = new AbortController();
  const check = () => {
    if (waiting.signal.aborted || isPrerendered() || pageDocument.visibilityState === 'hidden') return;
    waiting.abort();
    action();
  };
  for (const type of ['prerenderingchange', 'visibilitychange'])
    pageDocument.addEventListener(type, check, { signal: waiting.signal });
  check();
  return () => waiting.abort();
}
