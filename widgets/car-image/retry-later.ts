/** Ms after which a failed image is tried again, each time it fails; then only once the browser is back online. */
const PAUSES = [5_000, 30_000, 120_000] as const;

/**
 * Calls `retry` after the pause of this attempt, from 0, once the element is in the window; never after the signal.
 */
export function retryLater(element: Element, attempt: number, signal: AbortSignal, retry: () => void): void {
  const pause = PAUSES[attempt];
  if (!pause) return;
  const timer = setTimeout(() => {
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      retry();
    });
    sight.observe(element);
    signal.addEventListener('abort', () => sight.disconnect(), { once: true });
  }, pause);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
