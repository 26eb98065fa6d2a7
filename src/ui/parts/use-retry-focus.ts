import { type RefObject, useLayoutEffect, useRef } from 'react';
import { pageDocument } from '#page/core/native';
import { useHost } from '../core/host-context';
import { useEvent } from '../hooks/use-event';

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
  /** What had the focus at the press: not every browser focuses a pressed button. Undefined without a press. */
  const pressedAt = useRef<Element | null>(undefined);
  const focused = () => (element.shadowRoot ?? pageDocument).activeElement;
  const whenGone = useEvent((notice: HTMLElement | null) => {
    const now = focused();
    if (pressedAt.current === undefined) return;
    const isMoved = now && now !== pageDocument.body && now !== pressedAt.current && !notice?.contains(now);
    const region = notice?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
    if (!isMoved) region?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const notice = ref.current;
    return () => whenGone(notice);
  }, []);
  const press = () => {
    pressedAt.current = focused();
    onRetry?.();
  };
  return { ref, press };
}
