import { useEffect, useRef } from 'react';

/** Milliseconds before the first question, and at most between two. */
export const FIRST_WAIT = 2000;
export const LONGEST_WAIT = 16_000;

/** Asks again and again while active, each time after a longer wait; pauses while the tab is hidden. */
export function usePolling(ask: () => Promise<unknown>, active: boolean): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!active) return;
    let wait = FIRST_WAIT;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const plan = () => {
      clearTimeout(timer);
      if (isOver || document.hidden) return;
      timer = setTimeout(async () => {
        wait = Math.min(LONGEST_WAIT, wait * 2);
        await latest.current();
        plan();
      }, wait);
    };
    const onVisibility = () => {
      wait = FIRST_WAIT;
      plan();
    };
    plan();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [active]);
}
