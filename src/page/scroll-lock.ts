import { pageDocument } from './core/native';

declare module './core/events' {
  interface VitrineEvents {
    /** Locks the page's scrolling until show-scroll, for 4000 ms at most; with `hold`, as dialogs do, without a limit. */
    'hide-scroll': { hold?: boolean } | null;
    /** Ends one hide-scroll. */
    'show-scroll': null;
  }
}
/** Maximum duration in ms of a lock by an event (spec screens#scroll). */
export const LOCK_RELEASE = 4000;

let locks = 0;
let undo: (() => void) | undefined;
/** Ends of the locks made by events, the latest last. */
const held: (() => void)[] = [];

/** Calls back once when the page has another body: a router has swapped it, or a document was written. */
function onSwap(end: () => void): () => void {
  const { body, documentElement } = pageDocument;
  const observer = new MutationObserver(() => pageDocument.body !== body && end());
  for (const parent of [document, documentElement]) observer.observe(parent, { childList: true });
  return () => observer.disconnect();
}

function hide(): void {
  const root = pageDocument.documentElement;
  const bar = window.innerWidth - root.clientWidth;
  const before = { overflow: root.style.overflow, gutter: root.style.paddingInlineEnd };
  root.style.overflow = 'hidden';
  // Padding replaces the width of the scroll bar, so that nothing moves when it disappears.
  if (bar > 0)
    root.style.paddingInlineEnd = `${Number.parseFloat(getComputedStyle(root).paddingInlineEnd) + bar}px`;
  const { paddingInlineEnd } = root.style;
  // Dialogs of a body that is gone cannot end their locks.
  const stop = onSwap(() => {
    for (const end of held.splice(0)) end();
  });
  undo = () => {
    stop();
    // A router may have given the root the styles of another page.
    if (root.style.overflow === 'hidden') root.style.overflow = before.overflow;
    if (root.style.paddingInlineEnd === paddingInlineEnd) root.style.paddingInlineEnd = before.gutter;
  };
}

/** Locks the page's scrolling; returns a function that ends this lock once. Locks are counted. */
export function lockScroll(): () => void {
  if (locks++ === 0) hide();
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    if (--locks === 0) {
      undo?.();
      undo = undefined;
    }
  };
}

/**
 * Handles a hide-scroll event. The lock ends by itself, so that a page whose show-scroll never comes is not stuck (spec
 * screens#scroll); only a dialog, which always fires its show-scroll, holds it.
 */
export function hideScroll(event: Event): void {
  const unlock = lockScroll();
  const { hold } = (event as CustomEvent<{ hold?: boolean } | null>).detail ?? {};
  const timer = hold ? undefined : setTimeout(unlock, LOCK_RELEASE);
  held.push(() => {
    clearTimeout(timer);
    unlock();
  });
}

/** Handles a show-scroll event: ends the latest lock made by an event. */
export const showScroll = (): void => held.pop()?.();
