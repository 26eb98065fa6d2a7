import { type RefObject, useEffect, useRef } from 'react';

/** Duration in ms in which a changed view comes; as of arrive.css, which is for new elements. */
const DURATION = 180;

/** Lets a view that stays in the document come again when its key changes; not for visitors who want little motion. */
export function useEnterAnimation(view: RefObject<Element | null>, key: string): void {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (matchMedia('(prefers-reduced-motion: no-preference)').matches)
      view.current?.animate(
        { opacity: [0, 1], translate: ['0 8px', '0 0'] },
        { duration: DURATION, easing: 'ease-out' },
      );
  }, [view, key]);
}
