import { pageDocument } from '#page/core/native';

/** Share of the viewport from its top; a widget that ends below it leaves little in view that growth could move. */
const LOW = 0.9;

/**
 * Keeps content that arrives late from moving what is in view: the part of a widget that grows keeps its height until
 * the widget ends low in the viewport or below it, where growth moves nothing, or until the visitor uses the widget;
 * from then on nothing is held.
 * @param part of the widget that grows
 * @param onClip called when its height begins or ceases to clip content
 */
export function anchorGrowth(
  part: HTMLElement,
  widget: HTMLElement,
  signal: AbortSignal,
  onClip: (clipped: boolean) => void,
): void {
  const used = new AbortController();
  const { style } = part;
  /** Of the last frame that held nothing. */
  let height = part.offsetHeight;
  let held = false;

  const checkClip = () => onClip(held && part.scrollHeight > part.clientHeight + 1);
  const parent = part.parentElement;
  /** Room that its parent has for it alone: content that fills it moves nothing. */
  const fillRoom = () => {
    if (!held || !parent || parent.childElementCount > 1) return;
    height = Math.max(height, parent.clientHeight);
    style.maxHeight = `${height}px`;
    checkClip();
  };
  // Before the growth: a change after layout, as by a resize observer, would count as two shifts.
  const update = () => {
    const grown = held ? 0 : part.offsetHeight - height;
    const end = widget.getBoundingClientRect().bottom - grown;
    const canScroll = pageDocument.documentElement.scrollHeight > innerHeight;
    held = end < innerHeight * LOW && canScroll;
    style.maxHeight = held ? `${height}px` : '';
    // With its styles; `onClip` may render a frame later.
    part.toggleAttribute('data-held', held);
    checkClip();
  };
  const sizes = new ResizeObserver(() => {
    if (held) return fillRoom();
    height = part.offsetHeight;
    update();
  });
  const contents = new MutationObserver(checkClip);
  const end = () => {
    used.abort();
    sizes.disconnect();
    contents.disconnect();
    style.maxHeight = '';
    part.removeAttribute('data-held');
    onClip(false);
  };

  const options = { signal: used.signal };
  addEventListener('scroll', update, { ...options, capture: true, passive: true });
  addEventListener('resize', update, options);
  // While capturing: what is typed in a field does not leave the widget.
  for (const type of ['click', 'keydown', 'focusin'])
    widget.addEventListener(type, end, { ...options, capture: true });
  signal.addEventListener('abort', end, options);
  sizes.observe(part);
  if (parent) sizes.observe(parent);
  contents.observe(part, { childList: true, subtree: true });
  update();
}
