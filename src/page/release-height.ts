/** Elements whose height is to be released, and whether it still is; weak, since they may leave the page before. */
const waiting = new Map<WeakRef<HTMLElement>, () => boolean>();

/** Whether releasing it moves nothing in view: it is above or below the viewport, or reaches below it. */
function mayRelease(element: HTMLElement): boolean {
  const { bottom } = element.getBoundingClientRect();
  return bottom <= 0 || bottom >= innerHeight;
}

function release(element: HTMLElement): void {
  const { bottom } = element.getBoundingClientRect();
  const before = document.documentElement.scrollHeight;
  element.style.minHeight = '0';
  // Other browsers keep the place of what is in view themselves.
  if (bottom <= 0 && !CSS.supports('overflow-anchor', 'auto'))
    scrollBy({ top: document.documentElement.scrollHeight - before, behavior: 'instant' });
}

function check(): void {
  for (const [reference, isWanted] of waiting) {
    const element = reference.deref();
    // One that left the page fails again where it is added again.
    const wanted = element?.isConnected && isWanted();
    if (wanted && !mayRelease(element)) continue;
    waiting.delete(reference);
    if (wanted) release(element);
  }
  if (waiting.size > 0) return;
  removeEventListener('scroll', check, true);
  removeEventListener('resize', check);
}

/**
 * Releases the reserved height of a widget that shows no view for it, as soon as that moves nothing in view. Returns a
 * function that reserves it again.
 */
export function releaseHeight(element: HTMLElement): () => void {
  let wanted = true;
  waiting.set(new WeakRef(element), () => wanted);
  // Of the document, and of a parent that scrolls.
  addEventListener('scroll', check, { capture: true, passive: true });
  addEventListener('resize', check);
  check();
  return () => {
    wanted = false;
    element.style.removeProperty('min-height');
  };
}
