import { useLayoutEffect } from 'react';
import { pageSingleton } from '#page/core/page-singleton';
import { useHost } from '../core/host-context';
import { sheetOf } from '../core/styles';

/** The sheets that a widget's deferred parts have added, for element/adopted.ts, which does not load this file. */
const added = pageSingleton('addedSheets', () => new WeakMap<ShadowRoot, Set<CSSStyleSheet>>());

/** Adds a deferred part's style sheet to the widget; it is never removed. */
export function useStyles(css: string): void {
  const { element } = useHost();
  useLayoutEffect(() => {
    const root = element.shadowRoot;
    if (!root) return;
    const sheet = sheetOf(css);
    added.set(root, (added.get(root) ?? new Set()).add(sheet));
    // A widget that was removed and inserted again has only those of its first view.
    if (!root.adoptedStyleSheets.includes(sheet))
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }, [element, css]);
}
