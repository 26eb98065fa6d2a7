/**
 * Runs in the page: logs an error, which fails the test, when a widget loses the focus to the page's body because its
 * element is gone, and when a Tab moves the focus to an element that is covered or off screen (WCAG 2.2, 2.4.3 and
 * 2.4.11).
 */
export function watchFocus(): void {
  const TICK = 250;
  /** Ticks after which a lost focus has been lost: a view moves it with its next paint. */
  const PATIENCE = 3;
  const SMALLEST_AREA = 16;

  const deepest = (): Element | null => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active;
  };
  const isInWidget = (element: Element | null): element is Element =>
    element?.getRootNode() instanceof ShadowRoot;
  const describe = (element: Element, root: Node) =>
    `${(root as ShadowRoot).host?.localName} ${element.localName}#${element.id}.${element.className} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)}"`;

  let last: { element: Element; root: Node } | null = null;
  let lost = 0;
  const remember = () => {
    const active = deepest();
    if (!isInWidget(active)) return false;
    last = { element: active, root: active.getRootNode() };
    lost = 0;
    return true;
  };
  // Before what they do removes the focused element.
  for (const type of ['keydown', 'keyup', 'click']) addEventListener(type, remember, true);
  setInterval(() => {
    if (remember()) return;
    if (last && document.activeElement === document.body && !last.element.checkVisibility()) {
      lost++;
      if (lost === PATIENCE) console.error(`focus lost: ${describe(last.element, last.root)}`);
    } else last = null;
  }, TICK);

  /** Whether the visitor sees a part of the element. */
  const isSeen = (element: Element): boolean => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (width * height < SMALLEST_AREA) return true;
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
    ] as const;
    return points.some(([x, y]) => {
      let hit = document.elementFromPoint(x, y);
      while (hit?.shadowRoot) {
        const inner: Element | null = hit.shadowRoot.elementFromPoint(x, y);
        if (!inner || inner === hit) break;
        hit = inner;
      }
      // An ancestor is behind it: a control that its own picture stands for.
      return !!hit && (element.contains(hit) || hit.contains(element));
    });
  };
  /** Number of stops that are looked at once more. */
  const page = globalThis as unknown as { pendingFocusLooks: number };
  page.pendingFocusLooks = 0;
  // No focusin: it does not leave a shadow root in which the focus moves.
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return;
    const check = (element: Element | null, isLast: boolean) => {
      if (isLast) page.pendingFocusLooks--;
      if (!isInWidget(element) || deepest() !== element || isSeen(element)) return;
      if (isLast) console.error(`focus not in sight: ${describe(element, element.getRootNode())}`);
      // A smooth scroll may be on its way.
      else {
        page.pendingFocusLooks++;
        setTimeout(check, 2 * TICK, element, true);
      }
    };
    requestAnimationFrame(() => requestAnimationFrame(() => check(deepest(), false)));
  });
}
