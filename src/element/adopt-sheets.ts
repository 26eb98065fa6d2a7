import { native } from '#page/core/native';

type Sheets = readonly CSSStyleSheet[];

/** Makes sheets of the same text in the root's own window; those of ours where it has none. */
function sheetsFor(root: ShadowRoot, sheets: Sheets): CSSStyleSheet[] {
  const view = native(root.ownerDocument, 'defaultView') as typeof window | null;
  if (!view || view === window) return [...sheets];
  return sheets.map(({ cssRules }) => {
    const copy = new view.CSSStyleSheet();
    copy.replaceSync([...cssRules].map(({ cssText }) => cssText).join('\n'));
    return copy;
  });
}

/**
 * Gives a root its sheets again after a move into another document, which takes none of another window's, and keeps none
 * of them. From then on the root takes ours in any document: what reads them sees ours.
 */
export function adoptSheets(root: ShadowRoot, sheets: Sheets): void {
  // Its own property is the one that is defined here.
  if (!Object.hasOwn(root, 'adoptedStyleSheets')) {
    const { set } = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'adoptedStyleSheets') ?? {};
    let ours = sheets;
    Object.defineProperty(root, 'adoptedStyleSheets', {
      configurable: true,
      get: () => ours,
      set(list: Sheets) {
        ours = [...list];
        set?.call(root, sheetsFor(root, list));
      },
    });
  }
  root.adoptedStyleSheets = [...sheets];
}
