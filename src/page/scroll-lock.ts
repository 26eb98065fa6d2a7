import { pageDocument } from './core/native';

declare module './core/events' {
  interface VitrineEvents {
    /** Locks the page's scrolling until show-scroll, for 4000 ms at most; with `hold`, as dialogs do, without a limit. */
    'hide-scroll': { hold?: boolean } | null;
    /** Ends one hide-scroll of its kind: with `hold` a dialog's, without it one that ends by itself. */
    'show-scroll': { hold?: boolean } | null;
  }
}
/** Maximum duration in ms of a lock by an event (spec screens#scroll). */
export const LOCK_RELEASE = 4000;

let locks = 0;
let undo: (() => void) | undefined;

/** A lock made by an event. */
interface EventLock {
  isHeld: boolean;
  end(): void;
}
/** Those that have not ended, the latest last. */
const held: EventLock[] = [];

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
    for (const { end } of held.splice(0)) end();
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
  const timer = hold ? undefined : setTimeout(() => release(lock), LOCK_RELEASE);
  const lock: EventLock = {
    isHeld: !!hold,
    end() {
      clearTimeout(timer);
      unlock();
    },
  };
  held.push(lock);
}

function release(lock: EventLock | undefined): void {
  if (!lock) return;
  held.splice(held.indexOf(lock), 1);
  lock.end();
}

/**
 * Handles a show-scroll event: ends the latest lock of its kind. A dialog ends its own, not that of a page which leaves its
 * lock to end by itself; nor does the page end a dialog's.
 */
export function showScroll(event?: Event): void {
  const { hold = false } = (event as CustomEvent<{ hold?: boolean } | null> | undefined)?.detail ?? {};
  release(held.filter(({ isHeld }) => isHeld === hold).at(-1));
}
