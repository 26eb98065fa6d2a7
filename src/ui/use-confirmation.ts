import { type RefObject, useEffect, useRef } from 'react';
import { useHost } from './core/host-context';

/**
 * For the view after a form was sent. Its heading takes the focus; the height reserved for the form is released at once,
 * as what follows may move after the visitor's own action, and reserved again for the next form. Returns the reference
 * for the heading.
 */
export function useConfirmation(): RefObject<HTMLHeadingElement | null> {
  const { element } = useHost();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    element.style.minHeight = '0';
    return () => {
      element.style.removeProperty('min-height');
    };
  }, [element]);
  return title;
}
