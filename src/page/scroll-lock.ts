declare module './core/events' {
  interface VitrineEvents {
    /** Locks the page's scrolling until show-scroll, with `release` for 4000 ms at most. */
    'hide-scroll': { release?: boolean } | null;
    /** Ends one hide-scroll. */
    'show-scroll': null;
  }
}
/** Maximum duration in ms of a lock with `release` (spec screens#scroll). */
export const LOCK_RELEASE = 4000;

let locks = 0;
let undo: (() => void) | undefined;

function hide(): void {
  const root = document.documentElement;
  const bar = window.innerWidth - root.clientWidth;
  const before = { overflow: root.style.overflow, gutter: root.style.paddingInlineEnd };
  root.style.overflow = 'hidden';
  // Padding replaces the width of the scroll bar, so that nothing moves when it disappears.
  if (bar > 0)
    root.style.paddingInlineEnd = `${Number.parseFloat(getComputedStyle(root).paddingInlineEnd) + bar}px`;
  undo = () => {
    root.style.overflow = before.overflow;
    root.style.paddingInlineEnd = before.gutter;
  };
}

/** Locks the page's scrolling; returns a function that ends this lock once. Locks are counted. */
export function lockScroll(options: { release?: boolean } = {}): () => void {
  if (locks++ === 0) hide();
  let held = true;
  const end = () => {
    if (!held) return;
    held = false;
    clearTimeout(timer);
    if (--locks === 0) {
      undo?.();
      undo = undefined;
    }
  };
  const timer = options.release ? setTimeout(end, LOCK_RELEASE) : undefined;
  return end;
}

const held: (() => void)[] = [];

/** Handles a hide-scroll event; with `release` in its detail the lock ends by itself (spec screens#scroll). */
export function hideScroll(event: Event): void {
  held.push(lockScroll((event as CustomEvent<{ release?: boolean } | null>).detail ?? {}));
}

/** Handles a show-scroll event: ends the latest lock made by an event. */
export const showScroll = (): void => held.pop()?.();
