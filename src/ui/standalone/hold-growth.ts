/** Fades the end of clipped content, as a sign that there is more. */
const FADE = 'linear-gradient(#000 calc(100% - 64px), transparent)';

/**
 * Keeps content that arrives late from moving what is in view: the part of a widget that grows keeps its height until
 * the widget ends below the viewport, where growth moves nothing, or until the visitor uses the widget; from then on
 * nothing is held.
 * @param part of the widget that grows
 */
export function holdGrowth(part: HTMLElement, widget: HTMLElement, signal: AbortSignal): void {
  const used = new AbortController();
  const { style } = part;
  /** Of the last frame that held nothing. */
  let height = part.offsetHeight;
  let held = false;

  const fade = () => {
    style.maskImage = held && part.scrollHeight > part.clientHeight + 1 ? FADE : '';
  };
  // Before the growth: a change after layout, as by a resize observer, would count as two shifts.
  const update = () => {
    const grown = held ? 0 : part.offsetHeight - height;
    const end = widget.getBoundingClientRect().bottom - grown;
    const canScroll = document.documentElement.scrollHeight > innerHeight;
    held = end < innerHeight && canScroll;
    style.maxHeight = held ? `${height}px` : '';
    // Clips also what is positioned by an ancestor.
    style.contain = held ? 'paint' : '';
    fade();
  };
  const sizes = new ResizeObserver(() => {
    if (held) return;
    height = part.offsetHeight;
    update();
  });
  const contents = new MutationObserver(fade);
  const end = () => {
    used.abort();
    sizes.disconnect();
    contents.disconnect();
    style.maxHeight = style.contain = style.maskImage = '';
  };

  const options = { signal: used.signal };
  addEventListener('scroll', update, { ...options, capture: true, passive: true });
  addEventListener('resize', update, options);
  for (const type of ['click', 'keydown', 'focusin']) widget.addEventListener(type, end, options);
  signal.addEventListener('abort', end, options);
  sizes.observe(part);
  contents.observe(part, { childList: true, subtree: true });
  update();
}
