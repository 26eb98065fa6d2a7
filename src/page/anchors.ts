import { scrollToElement } from './scroll';

/** Anchor scrolling: how long the animation takes in ms, and what stays free above the target in px (platform 9). */
export const ANCHOR_DELAY = 1000;
export const ANCHOR_OFFSET = 100;

/** The element a hash names, by id or by an anchor's name, as browsers look for it. */
function targetOf(hash: string): Element | null {
  const id = decodeURIComponent(hash.slice(1));
  return document.getElementById(id) ?? document.getElementsByName(id)[0] ?? null;
}

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
  const hash = link?.getAttribute('href') ?? '';
  if (!link || !/^#./.test(hash) || link.target) return;
  let target: Element | null = null;
  try {
    target = targetOf(hash);
  } catch {
    // A hash that is no valid text names nothing.
  }
  if (!target) return;
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
