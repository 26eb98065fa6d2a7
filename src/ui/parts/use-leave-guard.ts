import { useEffect } from 'react';

/**
 * Asks before the page is left with unsent values, by the browser's own dialog. Active only while there is something to
 * lose, as it disables the back/forward cache.
 */
export function useLeaveGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);
}
