/** Calls back at each interaction with the element, and once when the browser is idle, until the signal is aborted. */
export function whenTouchedOrIdle(element: Element, signal: AbortSignal, onWanted: () => void): void {
  for (const type of ['focusin', 'pointerdown']) {
    element.addEventListener(type, onWanted, { passive: true, signal });
  }
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(onWanted, { timeout: 4000 });
  else setTimeout(onWanted, 1000);
}
