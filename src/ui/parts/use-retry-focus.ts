import { type RefObject, useLayoutEffect, useRef } from 'react';
import { pageDocument } from '#page/core/native';
import { useHost } from '../core/host-context';

/**
 * The rule of every notice that goes with its pressed retry: the nearest region around it, of a tabIndex of -1, takes the
 * focus, without a scroll, unless the visitor has moved it meanwhile. One that stays while it runs keeps the focus.
 */
export function useRetryFocus(onRetry: (() => void) | undefined): {
  /** Of the notice. */
  ref: RefObject<HTMLDivElement | null>;
  /** Of the button. */
  press(): void;
} {
  const { element } = useHost();
  const ref = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    const notice = ref.current;
    return () => {
      const focused = (element.shadowRoot ?? pageDocument).activeElement;
      // Not every browser focuses a pressed button.
      const isLeft = focused && focused !== pageDocument.body && !notice?.contains(focused);
      const region = notice?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
      if (isPressed.current && !isLeft) region?.focus({ preventScroll: true });
    };
  }, [element]);
  const press = () => {
    isPressed.current = true;
    onRetry?.();
  };
  return { ref, press };
}
