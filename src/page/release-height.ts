import { pageDocument } from './core/native';

/** What is known of an element whose height is to be released. */
interface Release {
  /** Whether it still is to be released. */
  isWanted: boolean;
  /** Whether nothing that follows it may come into view either. */
  unseen: boolean;
}

/** Weak, since they may leave the page before. */
const waiting = new Map<WeakRef<HTMLElement>, Release>();

/** Where a widget's view ends, whatever height is reserved for it; one that fills its room marks its last part. */
const endOfView = (element: HTMLElement): number => {
  const { shadowRoot } = element;
  const last = shadowRoot?.querySelector('[data-end]') ?? shadowRoot?.lastElementChild ?? element;
  return last.getBoundingClientRect().bottom;
};

/**
 * Whether releasing it moves nothing in view: it is above or below the viewport, or reaches below it; unseen: and still
 * does without its height.
 */
function mayRelease(element: HTMLElement, { unseen }: Release): boolean {
  const { bottom } = element.getBoundingClientRect();
  return bottom <= 0 || (bottom >= innerHeight && (!unseen || endOfView(element) >= innerHeight));
}

function release(element: HTMLElement): void {
  const { bottom } = element.getBoundingClientRect();
  const before = pageDocument.documentElement.scrollHeight;
  element.style.minHeight = '0';
  // Other browsers keep the place of what is in view themselves.
  if (bottom <= 0 && !CSS.supports('overflow-anchor', 'auto'))
    scrollBy({ top: pageDocument.documentElement.scrollHeight - before, behavior: 'instant' });
}

/** Releases an element's height, if that is still wanted and moves nothing; returns whether it has to wait. */
function mustWait(element: HTMLElement | undefined, what: Release): boolean {
  // One that left the page fails again where it is added again.
  const wanted = element?.isConnected && what.isWanted;
  if (wanted && !mayRelease(element, what)) return true;
  if (wanted) release(element);
  return false;
}

function check(): void {
  for (const [reference, what] of waiting) if (!mustWait(reference.deref(), what)) waiting.delete(reference);
  if (waiting.size > 0) return;
  removeEventListener('scroll', check, true);
  removeEventListener('resize', check);
}

/**
 * Releases the reserved height of a widget that shows no view for it, as soon as that moves nothing in view; unseen: nor
 * brings anything into view, which counts as a layout shift too. Returns a function that reserves it again.
 */
export function releaseHeight(element: HTMLElement, unseen = false): () => void {
  const what: Release = { isWanted: true, unseen };
  if (mustWait(element, what)) {
    waiting.set(new WeakRef(element), what);
    // Of the document, and of a parent that scrolls.
    addEventListener('scroll', check, { capture: true, passive: true });
    addEventListener('resize', check);
  }
  return () => {
    what.isWanted = false;
    element.style.removeProperty('min-height');
  };
}
