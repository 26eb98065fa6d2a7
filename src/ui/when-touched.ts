/** Settles at the visitor's first touch of the element, or once the browser has nothing better to do. */
export const whenTouchedOrIdle = (element: Element, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    for (const type of ['focusin', 'pointerdown']) {
      element.addEventListener(type, () => done(), { once: true, passive: true, signal });
    }
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 4000 });
    else setTimeout(done, 1000);
  });
