import { anchorTarget } from './address/anchor-target';
import { pageDocument, shadowRootOf, unhidden } from './core/native';
import { scrollPositions, scrollToElement } from './scroll';

/** Anchor scrolling: duration of the animation in ms, and free space above the target in px (spec screens#anchors). */
export const ANCHOR_DELAY = 1000;
export const ANCHOR_OFFSET = 100;

/** Frames within which a browser has followed a link to the same page: Firefox does so in a task of its own. */
const PATIENCE_FRAMES = 30;

/** Gives the page's document and open shadow roots (open-roots.ts); asked for only if need be. */
type Roots = () => readonly (Document | ShadowRoot)[];

/** Returns what a link leads to: as the browser has it, else in the link's own tree and in the components of the page. */
function targetOf(href: string, link: HTMLAnchorElement, roots: Roots): Element | null {
  if (/^#(top)?$/i.test(href)) return anchorTarget(href) ?? pageDocument.documentElement;
  const own = shadowRootOf(link);
  const found = anchorTarget(href) ?? (own ? anchorTarget(href, own) : null);
  // A route, and no name.
  if (found || /^#[/!]/.test(href)) return found;
  for (const root of roots()) {
    const inside = anchorTarget(href, root);
    if (inside) return inside;
  }
  return null;
}

/** Whether a click on the link shows the same tab another place of this page, as a click without a modifier does. */
function isPlain(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const target =
    link.getAttribute('target') ?? pageDocument.querySelector<HTMLBaseElement>('base[target]')?.target;
  return (
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    /^(_self)?$/i.test(target ?? '') &&
    !link.hasAttribute('download') &&
    !link.isContentEditable
  );
}

const pageOf = (address: string): string => address.replace(/#.*/s, '');

/** Moves the focus to a target that the browser does not focus itself, so that Tab continues from there. */
function focusTarget(element: Element): void {
  if (!(element instanceof HTMLElement) || element === pageDocument.documentElement) return;
  const target = unhidden(element);
  if (target.matches(':focus-within')) return;
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/**
 * Animates what the browser does for an in-page link, and moves the focus to its target. The browser itself follows the
 * link: the address, `:target`, `hashchange`, history, closed details and hidden sections are its. Where a `<base>` makes
 * the link lead to another page, its hash is followed on this one. Other clicks are left alone.
 */
export function followAnchor(event: MouseEvent, roots: Roots): void {
  const link = event
    .composedPath()
    .find((node): node is HTMLAnchorElement => (node as Element).localName === 'a' && 'hash' in node);
  const href = link?.getAttribute('href') ?? '';
  if (event.defaultPrevented || !link || href[0] !== '#' || !isPlain(event, link)) return;
  const target = targetOf(href, link, roots);
  if (!target) return;
  const { hash } = link;
  const from = scrollPositions(target);
  const leaves = pageOf(link.href) !== pageOf(location.href);
  if (leaves) {
    event.preventDefault();
    location.assign(`${pageOf(location.href)}${hash || '#'}`);
  }
  let frames = 0;
  const follow = () => {
    // By a later listener of the page.
    if (event.defaultPrevented && !leaves) return;
    const isThere = location.hash === hash;
    if (isThere && unhidden(target).getClientRects().length > 0) {
      scrollToElement(target, {
        offset: ANCHOR_OFFSET,
        duration: ANCHOR_DELAY,
        from,
        isWanted: () => location.hash === hash,
      });
      focusTarget(target);
    } else if (frames++ < PATIENCE_FRAMES) requestAnimationFrame(follow);
  };
  // Before the browser paints what it has jumped to.
  requestAnimationFrame(follow);
}
