import { pageDocument, shadowRootOf } from '#page/core/native';

const HEADINGS = 'h1,h2,h3,h4,h5,h6';

/** Returns the first heading in an area, or in the first widget in it that has one. */
function titleOf(area: HTMLElement): HTMLElement | null {
  const own = area.querySelector<HTMLElement>(HEADINGS);
  if (own) return own;
  for (const { shadowRoot } of area.querySelectorAll('*')) {
    const title = shadowRoot?.querySelector<HTMLElement>(HEADINGS);
    if (title) return title;
  }
  return null;
}

/**
 * Moves the focus to the title of an area of a widget whose content may be another widget: now, or once that one is
 * ready, unless the visitor has moved the focus meanwhile. Returns the function that stops waiting.
 */
export function beginAtTitle(area: HTMLElement): () => void {
  const root = shadowRootOf(area) ?? pageDocument;
  const before = root.activeElement;
  const waiting = new AbortController();
  const begin = () => {
    const title = root.activeElement === before && titleOf(area);
    if (!title) return;
    waiting.abort();
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
    title.scrollIntoView({ block: 'nearest' });
  };
  area.addEventListener('vt-widget-ready', begin, { signal: waiting.signal });
  begin();
  return () => waiting.abort();
}
