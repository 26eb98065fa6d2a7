import { scrollToElement } from './scroll';
import { anchorTarget } from './standalone/anchor-target';
import { writeAddress } from './standalone/write-address';

/** Anchor scrolling: duration of the animation in ms, and free space above the target in px (spec screens#anchors). */
export const ANCHOR_DELAY = 1000;
export const ANCHOR_OFFSET = 100;

/**
 * Scrolls in-page links to their target, updates the address and moves the focus to the target, as a plain link would.
 * Other clicks, links with a modifier key and hashes without a target are left to the browser.
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
  writeAddress(hash as string, 'push');
  if (target instanceof HTMLElement) {
    // Makes a target focusable once if it is not, so that Tab continues from there.
    if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
      target.tabIndex = -1;
      target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
    }
    target.focus({ preventScroll: true });
  }
}
