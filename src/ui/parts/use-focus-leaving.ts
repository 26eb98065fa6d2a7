import { type RefObject, useLayoutEffect, useRef } from 'react';
import { pageDocument } from '#page/core/native';
import { useHost } from '../core/host-context';
import { useLatest } from '../hooks/use-latest';

/**
 * Returns a ref for an element that may be removed while it contains the focus, which the browser would move to the
 * start of the page.
 * @param onLeave called just before the element is removed, if it contains the focus: moves the focus elsewhere
 */
export function useFocusLeaving<E extends HTMLElement>(onLeave: (removed: E) => void): RefObject<E | null> {
  const { element } = useHost();
  const own = useRef<E>(null);
  const leave = useLatest(onLeave);
  useLayoutEffect(() => {
    const removed = own.current;
    return () => {
      const focused = (element.shadowRoot ?? pageDocument).activeElement;
      if (removed?.contains(focused)) leave.current(removed);
    };
  }, [element]);
  return own;
}
