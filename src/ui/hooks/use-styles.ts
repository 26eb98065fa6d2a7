import { useLayoutEffect } from 'react';
import { pageSingleton } from '#page/core/page-singleton';
import { useHost } from '../core/host-context';
import { sheetOf } from '../core/styles';

/** The sheets that a widget's deferred parts have added, for element/adopted.ts, which does not load this file. */
const added = pageSingleton('addedSheets', () => new WeakMap<ShadowRoot, Set<CSSStyleSheet>>());

/** Adds a style sheet to a widget's root; it is never removed. */
export function addStyles(root: ShadowRoot, css: string): void {
  const sheet = sheetOf(css);
  added.set(root, (added.get(root) ?? new Set()).add(sheet));
  // A widget that was removed and inserted again has only those of its first view.
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Adds a deferred part's style sheet to the widget. */
export function useStyles(css: string): void {
  const { element } = useHost();
  useLayoutEffect(() => {
    if (element.shadowRoot) addStyles(element.shadowRoot, css);
  }, [element, css]);
}
