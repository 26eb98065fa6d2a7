declare module './core/events' {
  interface VitrineEvents {
    /** Scrolling of the page is locked until show-scroll, 4000 ms at the latest when `release` is asked for. */
    'hide-scroll': { release?: boolean } | null;
    /** Ends one hide-scroll. */
    'show-scroll': null;
  }
}
/** A lock asked to release itself ends after this many ms (spec screens#scroll). */
export const LOCK_RELEASE = 4000;

let locks = 0;
let undo: (() => void) | undefined;

function hide(): void {
  const root = document.documentElement;
  const bar = window.innerWidth - root.clientWidth;
  const before = { overflow: root.style.overflow, gutter: root.style.paddingInlineEnd };
  root.style.overflow = 'hidden';
  // The scroll bar's width is given back as padding, so that nothing on the page moves when it goes.
  if (bar > 0)
    root.style.paddingInlineEnd = `${Number.parseFloat(getComputedStyle(root).paddingInlineEnd) + bar}px`;
  undo = () => {
    root.style.overflow = before.overflow;
    root.style.paddingInlineEnd = before.gutter;
  };
}

/** Locks the page's scrolling; the returned function ends this lock, once. Locks are counted. */
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

/** Answers a hide-scroll event; one with `release` in its detail ends by itself (spec screens#scroll). */
export function hideScroll(event: Event): void {
  held.push(lockScroll((event as CustomEvent<{ release?: boolean } | null>).detail ?? {}));
}

/** Answers a show-scroll event: ends the latest lock an event made. */
export const showScroll = (): void => held.pop()?.();
