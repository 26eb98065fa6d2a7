import { useEffect, useState } from 'react';

/** Milliseconds after which a screen reader knows a new view, and has the page again that a dialog has covered. */
const IS_KNOWN = 150;

/**
 * Returns a text of a live region a moment after it is given, at first none: what comes with its view is not announced. It is emptied
 * at once, so that the same words are announced again after another act.
 */
export function useLater(text: string): string {
  const [later, setLater] = useState('');
  useEffect(() => {
    if (!text) return setLater('');
    const timer = setTimeout(() => setLater(text), IS_KNOWN);
    return () => clearTimeout(timer);
  }, [text]);
  return later;
}
