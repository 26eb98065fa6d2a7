import { type RefObject, useLayoutEffect } from 'react';
import { scaleOf } from './drawings/scale-of';

/** Distance in px between a popup and its input, and the window's edge. */
const GAP = 4;
const EDGE = 8;
/** Maximum height of a popup in px; it is above its input if there is less space below. */
const MAX_HEIGHT = 320;
const LOWEST = 200;

/** Places the popup below its input, or above if there is more space; as wide as the input. */
function place(input: HTMLElement, popup: HTMLElement): void {
  const { left, top, bottom, width } = input.getBoundingClientRect();
  // The on-screen keyboard of a phone covers the rest of the window, and what is in view moves up or down in it.
  const { offsetTop = 0, height = innerHeight } = globalThis.visualViewport ?? {};
  const below = offsetTop + height - bottom - GAP - EDGE;
  const above = top - offsetTop - GAP - EDGE;
  const up = below < LOWEST && above > below;
  // In the top layer no transform of the page reaches it, but its zoom does.
  const scale = scaleOf(popup);
  const px = (length: number) => `${length / scale}px`;
  const { style } = popup;
  style.left = px(left);
  style.width = px(width);
  style.maxHeight = px(Math.max(88, Math.min(MAX_HEIGHT, up ? above : below)));
  style.top = up ? 'auto' : px(bottom + GAP);
  style.bottom = up ? px(innerHeight - top + GAP) : 'auto';
}

/** Keeps a popup beside its input, in the top layer, while it is open. */
export function usePopupList(
  input: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useLayoutEffect(() => {
    const [field, list] = [input.current, popup.current];
    // Browsers without popovers show it in the normal flow.
    if (!open || !field || !list?.showPopover) return;
    const follow = () => place(field, list);
    const end = new AbortController();
    const { signal } = end;
    list.showPopover();
    follow();
    addEventListener('scroll', follow, { capture: true, passive: true, signal });
    addEventListener('resize', follow, { signal });
    for (const type of ['resize', 'scroll'])
      globalThis.visualViewport?.addEventListener(type, follow, { signal });
    return () => {
      end.abort();
      list.hidePopover();
    };
  }, [input, popup, open]);
}
