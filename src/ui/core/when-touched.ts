/** Calls back at each touch of the element by the visitor, and once when the browser is idle, until the signal ends it. */
export function whenTouchedOrIdle(element: Element, signal: AbortSignal, onWanted: () => void): void {
  for (const type of ['focusin', 'pointerdown']) {
    element.addEventListener(type, onWanted, { passive: true, signal });
  }
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(onWanted, { timeout: 4000 });
  else setTimeout(onWanted, 1000);
}
