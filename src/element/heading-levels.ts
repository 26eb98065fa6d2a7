const HEADINGS = 'h2,h3,h4,h5,h6';
/** The level of a widget's title unless its tag gives another. */
const USUAL_LEVEL = 2;
const LOWEST_LEVEL = 6;

/**
 * Gives a widget's headings the level of its `heading-level` attribute, and those below it the levels that follow, so
 * that they fit the page's outline. The elements stay: styles know them.
 */
export function shiftHeadings(element: HTMLElement, signal: AbortSignal): void {
  const root = element.shadowRoot as ShadowRoot;
  const shift = () => {
    const text = element.getAttribute('heading-level') ?? USUAL_LEVEL;
    // The page has the title: those below it follow that one.
    const level = text === 'none' ? USUAL_LEVEL - 1 : Number(text);
    const isLevel = level >= 1 && level <= LOWEST_LEVEL;
    for (const heading of root.querySelectorAll(HEADINGS)) {
      const shifted = Number(heading.localName[1]) + (isLevel ? level - USUAL_LEVEL : 0);
      const shown = `${Math.min(LOWEST_LEVEL, shifted)}`;
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
