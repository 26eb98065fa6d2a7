/** Milliseconds for which it is held: a slow phone draws a click's changes over several frames. */
const DURATION = 500;

/**
 * Keeps an element at its place in the window while what is above it changes its height: scrolls the page by as much.
 * For half a second after a click, or until the visitor or another script scrolls.
 */
export function anchorScroll(element: Element): void {
  const { top } = element.getBoundingClientRect();
  const end = new AbortController();
  // While capturing: our fields keep the keys that are typed in them.
  for (const type of ['wheel', 'touchmove', 'keydown'] as const) {
    addEventListener(type, () => end.abort(), { passive: true, capture: true, signal: end.signal });
  }
  const start = performance.now();
  let before = scrollY;
  const hold = () => {
    if (end.signal.aborted || !element.isConnected) return;
    const moved = element.getBoundingClientRect().top - top;
    const scrolled = scrollY - before;
    // It moved by as much as the page was scrolled: not by what is above it.
    if (Math.abs(scrolled) >= 1 && Math.abs(moved + scrolled) < 1) return end.abort();
    if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
    before = scrollY;
    if (performance.now() - start < DURATION) requestAnimationFrame(hold);
    else end.abort();
  };
  requestAnimationFrame(hold);
}
