/** Default duration of a scroll animation in ms, and default free space above the target in px (spec screens#scroll). */
export const SCROLL_DURATION = 500;
export const SCROLL_OFFSET = 50;

/** Returns the nearest scrollable ancestor of the element, else the page. */
function scrollerOf(element: Element): Element {
  const page = document.scrollingElement ?? document.documentElement;
  for (
    let node = element.parentElement;
    node && node !== page && node !== document.body;
    node = node.parentElement
  ) {
    if (node.scrollHeight > node.clientHeight && /auto|scroll/.test(getComputedStyle(node).overflowY))
      return node;
  }
  return page;
}

const ease = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

/**
 * Scrolls an element into view below `offset` px within `duration` ms; immediately for visitors who prefer reduced
 * motion. A wheel or touch of the visitor stops the animation.
 */
export function scrollToElement(target: Element, options: { offset?: number; duration?: number } = {}): void {
  const { offset = SCROLL_OFFSET, duration = SCROLL_DURATION } = options;
  const scroller = scrollerOf(target);
  const origin = scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top;
  const from = scroller.scrollTop;
  const room = scroller.scrollHeight - scroller.clientHeight;
  const to = Math.max(0, Math.min(room, from + target.getBoundingClientRect().top - origin - offset));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scroller.scrollTo({ top: to, behavior: 'instant' });
    return;
  }
  const end = new AbortController();
  for (const type of ['wheel', 'touchstart', 'keydown'] as const) {
    addEventListener(type, () => end.abort(), { passive: true, signal: end.signal });
  }
  const start = performance.now();
  const step = (now: number) => {
    if (end.signal.aborted) return;
    const done = Math.min(1, Math.max(0, (now - start) / duration));
    scroller.scrollTo({ top: from + (to - from) * ease(done), behavior: 'instant' });
    if (done < 1) requestAnimationFrame(step);
    else end.abort();
  };
  requestAnimationFrame(step);
}
