import { native, pageDocument } from './core/native';

type Root = Document | ShadowRoot;

/** Returns the document and every open shadow root in it, in the order of the document; `own`: those of widgets too. */
export function openRoots(own = false, root: Root = document): Root[] {
  const roots = [root];
  for (const element of native(root, 'querySelectorAll')('*')) {
    // It has no root, and the names of its fields are its properties.
    if (element instanceof HTMLFormElement) continue;
    const { localName, shadowRoot } = element;
    if (shadowRoot && (own || !localName.startsWith('vt-'))) roots.push(...openRoots(own, shadowRoot));
  }
  return roots;
}

/** Returns the page's first element that matches, also in open shadow roots of the page's own components. */
export const findInPage = <E extends Element = HTMLElement>(selector: string): E | null =>
  pageDocument.querySelector<E>(selector) ??
  openRoots()
    .map((root) => native(root, 'querySelector')<E>(selector))
    .find(Boolean) ??
  null;
