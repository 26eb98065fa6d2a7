import { type RefObject, useLayoutEffect } from 'react';
import { shadowRootOf } from '#page/core/native';

/** Pixels from which on what hides the window's lower edge is a keyboard, no bar of the browser (ours). */
const LEAST_KEYBOARD = 80;

/**
 * Keeps a box at the window's lower edge above an on-screen keyboard, and its focused field in view. Browsers of phones do not
 * make the window smaller for a keyboard, only what is in view of it, which can then move up and down in the window. Sets on
 * the box, in px: --_hidden, the keyboard's height; --_keyboard, what it covers now of the window's lower edge. The view of a
 * zoomed page is no keyboard.
 */
export function useAboveKeyboard(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { visualViewport: view } = globalThis;
    const element = box.current;
    if (!view || !element) return;
    const ending = new AbortController();
    let before = 0;
    const follow = () => {
      const less = view.scale > 1.01 ? 0 : Math.round(innerHeight - view.height);
      const hidden = less < LEAST_KEYBOARD ? 0 : less;
      element.style.setProperty('--_hidden', `${hidden}px`);
      element.style.setProperty('--_keyboard', `${Math.max(0, hidden - Math.round(view.offsetTop))}px`);
      if (hidden === before) return;
      before = hidden;
      const focused = shadowRootOf(element)?.activeElement;
      if (hidden && focused && element.contains(focused)) focused.scrollIntoView({ block: 'nearest' });
    };
    follow();
    for (const type of ['resize', 'scroll']) view.addEventListener(type, follow, { signal: ending.signal });
    return () => ending.abort();
  }, [box]);
}
