/**
 * Reports text and controls that stand out of their boxes when a story's widgets are given certain widths, whatever the window's;
 * and text that is cut at the first one once a reader spaces letters, words and lines (WCAG 1.4.12). Runs within the page, sent
 * whole.
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
  /** @param {Element} element @returns {string | undefined} that it stands out of a box */
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
        return `stands out of ${box.localName}.${box.className} by ${Math.round(Math.max(right - rect.right, rect.left - left))} px`;
    }
    return undefined;
  };
  /** @param {Element} element @returns {string | undefined} that a box hides an end of its text without a sign of it */
  const boxCutting = (element) => {
    const own = element.matches('input, select, textarea, img') ? [] : rects(element);
    const right = Math.max(...own.map((rect) => rect.right));
    const bottom = Math.max(...own.map((rect) => rect.bottom));
    for (let box = /** @type {Element | undefined} */ (element); box && own.length > 0; box = parentOf(box)) {
      const style = getComputedStyle(box);
      if (/^(fixed|absolute)$/.test(style.position) || style.clipPath !== 'none') return undefined;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      // What scrolls hides nothing, and an ellipsis says that there is more.
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return undefined;
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return undefined;
      const rect = box.getBoundingClientRect();
      if (right > rect.right + TOLERANCE || bottom > rect.bottom + TOLERANCE)
        return `is cut by ${box.localName}.${box.className}`;
    }
    return undefined;
  };
  /** @type {string[]} */
  const problems = [];
  const before = root.style.width;
  const inside = () =>
    [...root.querySelectorAll('*')]
      .filter(({ localName }) => localName.startsWith('vt-'))
      .flatMap((each) => (each.shadowRoot ? all(each.shadowRoot) : []));
  // After the observers of sizes, which run at the end of a frame.
  const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  /** @param {string} where @param {(element: Element) => string | undefined} fault */
  const look = (where, fault) => {
    for (const element of inside()) {
      const found = fault(element);
      if (found) problems.push(`${where} "${element.textContent?.trim().slice(0, 40)}" ${found}`);
    }
  };
  for (const width of widths) {
    root.style.width = `${width}px`;
    await settled();
    look(`at ${width} px`, boxLeft);
  }
  root.style.width = `${widths[0]}px`;
  await settled();
  // Cut on purpose, as the end of a row that follows another one's scrolling.
  const cutBefore = new Set(inside().filter(boxCutting));
  const spaced = new CSSStyleSheet();
  spaced.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  const trees = [...new Set(inside().map((each) => /** @type {ShadowRoot} */ (each.getRootNode())))];
  for (const tree of trees) tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, spaced];
  await settled();
  // Text that stands out a little is still read.
  look('with more space between letters', (element) =>
    cutBefore.has(element) ? undefined : boxCutting(element),
  );
  for (const tree of trees)
    tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((sheet) => sheet !== spaced);
  root.style.width = before;
  return [...new Set(problems)];
}
