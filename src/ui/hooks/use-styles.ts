import { useLayoutEffect } from 'react';
import { useHost } from '../core/host-context';
import { sheetOf } from '../core/styles';

/** Gives the widget a style sheet that came with a later part of it; it stays for the widget's life. */
export function useStyles(css: string): void {
  const { element } = useHost();
  useLayoutEffect(() => {
    const root = element.shadowRoot;
    const sheet = sheetOf(css);
    if (root && !root.adoptedStyleSheets.includes(sheet))
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }, [element, css]);
}
