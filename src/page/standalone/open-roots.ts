type Root = Document | ShadowRoot;

/** Returns the document and every open shadow root in it, in the order of the document; `own`: those of widgets too. */
export function openRoots(own = false, root: Root = document): Root[] {
  const inner = [...root.querySelectorAll('*')].flatMap(({ localName, shadowRoot }) =>
    shadowRoot && (own || !localName.startsWith('vt-')) ? openRoots(own, shadowRoot) : [],
  );
  return [root, ...inner];
}

/** Returns the page's first element that matches, also in open shadow roots of the page's own components. */
export const findInPage = <E extends Element = HTMLElement>(selector: string): E | null =>
  document.querySelector<E>(selector) ??
  openRoots()
    .map((root) => root.querySelector<E>(selector))
    .find(Boolean) ??
  null;
