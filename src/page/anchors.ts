import { scrollToElement } from './scroll';
import { anchorTarget } from './standalone/anchor-target';

/** Anchor scrolling: how long the animation takes in ms, and what stays free above the target in px (spec screens#anchors). */
export const ANCHOR_DELAY = 1000;
export const ANCHOR_OFFSET = 100;

/**
 * In-page links scroll to their target, put it into the address and move the focus there, as a plain link would.
 * Other clicks, links with a modifier key and hashes without a target are the browser's.
 */
export function followAnchor(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = event
    .composedPath()
    .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
  const hash = link?.getAttribute('href') ?? null;
  const target = anchorTarget(hash);
  if (!target || link?.target) return;
  event.preventDefault();
  scrollToElement(target, { offset: ANCHOR_OFFSET, duration: ANCHOR_DELAY });
  history.pushState(history.state, '', hash);
  if (target instanceof HTMLElement) {
    // A target that cannot take the focus is made able to for this one time, so that Tab goes on from there.
    if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
      target.tabIndex = -1;
      target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
    }
    target.focus({ preventScroll: true });
  }
}
