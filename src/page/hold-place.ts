/** Frames for which it is held: those in which a click's changes are drawn. */
const FRAMES = 8;

/**
 * Keeps an element at its place in the window while what is above it changes its height: scrolls the page by as much.
 * For a few frames after a click, or until the visitor scrolls.
 */
export function holdPlace(element: Element): void {
  const { top } = element.getBoundingClientRect();
  const end = new AbortController();
  for (const type of ['wheel', 'touchmove', 'keydown'] as const) {
    addEventListener(type, () => end.abort(), { passive: true, signal: end.signal });
  }
  let frames = 0;
  const hold = () => {
    if (end.signal.aborted || !element.isConnected) return;
    const moved = element.getBoundingClientRect().top - top;
    if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
    frames += 1;
    if (frames < FRAMES) requestAnimationFrame(hold);
    else end.abort();
  };
  requestAnimationFrame(hold);
}
