const HEADINGS = 'h2,h3,h4,h5,h6';
/** The level of a widget's title unless its tag gives another. */
const USUAL_LEVEL = 2;
const LOWEST_LEVEL = 6;

/**
 * Returns the level of a heading of a widget, as aria-level.
 * @param own its element's level, such as 3 @param text of the tag's `heading-level`; the usual one where it is no level
 */
export function shiftedLevel(own: number, text: string | null): string {
  // The page has the title: those below it follow that one.
  const level = text === 'none' ? USUAL_LEVEL - 1 : Number(text ?? USUAL_LEVEL);
  const isLevel = level >= 1 && level <= LOWEST_LEVEL;
  return `${Math.min(LOWEST_LEVEL, own + (isLevel ? level - USUAL_LEVEL : 0))}`;
}

/**
 * Gives a widget's headings the level of its `heading-level` attribute, and those below it the levels that follow, so
 * that they fit the page's outline. The elements stay: styles know them.
 */
export function shiftHeadings(element: HTMLElement, signal: AbortSignal): void {
  const root = element.shadowRoot as ShadowRoot;
  const shift = () => {
    const text = element.getAttribute('heading-level');
    for (const heading of root.querySelectorAll(HEADINGS)) {
      const shown = shiftedLevel(Number(heading.localName[1]), text);
      // A change that changes nothing would be observed again.
      if (heading.getAttribute('aria-level') !== shown) heading.setAttribute('aria-level', shown);
    }
  };
  shift();
  const observer = new MutationObserver(shift);
  observer.observe(root, { childList: true, subtree: true });
  observer.observe(element, { attributeFilter: ['heading-level'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
