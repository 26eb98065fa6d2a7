import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHost } from '../core/host-context';

/**
 * A ref for an element that may be removed while somebody is within it; the browser would then move the focus to the
 * page's beginning.
 * @param onLeave called right before the element is removed, where the focus is within it: puts the focus elsewhere
 */
export function useFocusLeaving<E extends HTMLElement>(onLeave: () => void): RefObject<E | null> {
  const { element } = useHost();
  const own = useRef<E>(null);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useLayoutEffect(() => {
    const removed = own.current;
    return () => {
      const focused = (element.shadowRoot ?? document).activeElement;
      if (removed?.contains(focused)) leave.current();
    };
  }, [element]);
  return own;
}
