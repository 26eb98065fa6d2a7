import { flatParent, native, pageDocument } from '#page/core/native';
import { openRoots } from '#page/open-roots';

/** Whether a node is in another, or the same, across shadow roots. */
export function isWithin(node: Node | null, other: Node): boolean {
  for (let each = node; each; each = flatParent(each)) if (each === other) return true;
  return false;
}

function matches(node: Node, selector: string): boolean {
  try {
    return (node as Element).matches?.(selector) ?? false;
  } catch {
    // Browsers without popovers do not know the selector.
    return false;
  }
}

/** The layer of messages itself (Popups.tsx), in which the focus can be. */
const LAYER = '[data-vitrine=popups]';

/** Returns what lies over the page and contains a node: the innermost that matches one of the selectors. */
function around(node: Node | null, ...selectors: string[]): Element | null {
  for (let each = node; each; each = flatParent(each)) {
    if (matches(each, LAYER)) continue;
    if (selectors.some((selector) => matches(each as Node, selector))) return each as Element;
  }
  return null;
}

const MODAL = 'dialog:modal';

/** The focused element, in whatever root it is. */
export function focused(): Element | null {
  let active = pageDocument.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** The modal dialog on top, which alone is not inert: it has the focus, unless nothing has. */
function topModal(): Element | null {
  const modals = openRoots(true).flatMap((root) => [...native(root, 'querySelectorAll')(MODAL)]);
  return modals.length > 0 ? (around(focused(), MODAL) ?? (modals.at(-1) as Element)) : null;
}

/**
 * Returns where a message is seen, heard and pressed: in the innermost modal dialog or popover with the widget that it is
 * from, unless another modal dialog makes that inert; else at the page's end. A press in it closes no popover around it.
 */
export function placeOf(source: Element | null | undefined): ParentNode {
  const modal = topModal();
  const own = around(source?.isConnected ? source : focused(), MODAL, ':popover-open');
  const place = modal && !isWithin(own, modal) ? modal : (own ?? pageDocument.body);
  // Children of an element with a root are shown only in its slots.
  return native(place, 'shadowRoot') ?? place;
}

/** Calls back when a dialog or a popover opens or closes anywhere, until the signal aborts. */
export function watchPlaces(update: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(update);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const root of openRoots(true)) {
    observer.observe(root, { subtree: true, attributeFilter: ['open'] });
    native(root as EventTarget, 'addEventListener')('toggle', update, { capture: true, signal });
  }
  // A dialog in a root that is new takes the focus.
  pageDocument.addEventListener('focusin', update, { signal });
}
