import { useLayoutEffect } from 'react';
import { useHost } from '../core/host-context';
import { sheetOf } from '../core/styles';

/** Adds a deferred part's style sheet to the widget; it is never removed. */
export function useStyles(css: string): void {
  const { element } = useHost();
  useLayoutEffect(() => {
    const root = element.shadowRoot;
    const sheet = sheetOf(css);
    if (root && !root.adoptedStyleSheets.includes(sheet))
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }, [element, css]);
}
