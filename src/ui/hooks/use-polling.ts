import { useEffect, useState } from 'react';
import { pageDocument } from '#page/core/native';
import { useLatest } from './use-latest';

/** Milliseconds before the first question, and at most between two. */
const FIRST_WAIT = 2000;
const LONGEST_WAIT = 16_000;

/**
 * Asks again and again while active, each time after a longer wait; pauses while the tab is hidden. A question that fails
 * is asked again as well. Returns whether the last one failed: the page does not notice what happens meanwhile.
 */
export function usePolling(ask: () => Promise<unknown>, active: boolean): boolean {
  const [isFailing, setFailing] = useState(false);
  const latest = useLatest(ask);
  useEffect(() => {
    if (!active) return;
    let wait = FIRST_WAIT;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const plan = () => {
      clearTimeout(timer);
      if (isOver || pageDocument.hidden) return;
      timer = setTimeout(async () => {
        wait = Math.min(LONGEST_WAIT, wait * 2);
        const isFailed = await latest.current().then(
          () => false,
          () => true,
        );
        if (isOver) return;
        setFailing(isFailed);
        plan();
      }, wait);
    };
    const onVisibility = () => {
      wait = FIRST_WAIT;
      plan();
    };
    plan();
    pageDocument.addEventListener('visibilitychange', onVisibility);
    return () => {
      isOver = true;
      clearTimeout(timer);
      pageDocument.removeEventListener('visibilitychange', onVisibility);
    };
  }, [active]);
  return isFailing && active;
}
