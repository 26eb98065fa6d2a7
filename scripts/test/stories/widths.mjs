/**
 * Reports text and controls that stand out of their boxes when a story's widgets are given certain widths, whatever the
 * window's. Runs within the page, sent whole.
 * @param {number[]} widths in px @returns {Promise<string[]>}
 */
export async function overflowsAt(widths) {
  const root = /** @type {HTMLElement | null} */ (document.querySelector('#storybook-root'));
  if (!root) return [];
  const TOLERANCE = 1;
  /** @param {ParentNode} tree @returns {Element[]} with those of shadow roots */
  const all = (tree) =>
    [...tree.querySelectorAll('*')].flatMap((each) => [
      each,
      ...(each.shadowRoot ? all(each.shadowRoot) : []),
    ]);
  /** @param {Element} element */
  const parentOf = (element) => {
    const parent = element.parentNode;
    return parent instanceof ShadowRoot ? undefined : parent instanceof Element ? parent : undefined;
  };
  /** @param {Element} element @returns {DOMRect[]} of its own text, or of a control or an image */
  const rects = (element) => {
    if (/^(img|input|select|textarea|button)$/.test(element.localName))
      return [element.getBoundingClientRect()];
    return [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  };
  /** @param {Element} element @returns {string | undefined} the box that it stands out of */
  const boxLeft = (element) => {
    const own = rects(element).filter(({ width, height }) => width > 1 && height > 1);
    if (own.length === 0) return undefined;
    const left = Math.min(...own.map((rect) => rect.left));
    const right = Math.max(...own.map((rect) => rect.right));
    for (let box = /** @type {Element | undefined} */ (element); box; box = parentOf(box)) {
      const style = getComputedStyle(box);
      // Positioned and moved boxes overlap on purpose; others scroll or are hidden.
      if (!/^(static|relative|sticky)$/.test(style.position) || style.translate !== 'none') return undefined;
      if (style.overflowX !== 'visible' || style.clipPath !== 'none' || style.contain.includes('paint'))
        return undefined;
      if (style.display.startsWith('inline') || style.display === 'contents') continue;
      const rect = box.getBoundingClientRect();
      if (right > rect.right + TOLERANCE || left < rect.left - TOLERANCE)
        return `${box.localName}.${box.className} by ${Math.round(Math.max(right - rect.right, rect.left - left))} px`;
    }
    return undefined;
  };
  /** @type {string[]} */
  const problems = [];
  const before = root.style.width;
  for (const width of widths) {
    root.style.width = `${width}px`;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const widgets = [...root.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('vt-'));
    for (const element of widgets.flatMap((each) => (each.shadowRoot ? all(each.shadowRoot) : []))) {
      const box = boxLeft(element);
      const text = element.textContent?.trim().slice(0, 40);
      if (box) problems.push(`at ${width} px "${text}" stands out of ${box}`);
    }
  }
  root.style.width = before;
  return [...new Set(problems)];
}
