import { useEffect } from 'react';

/**
 * Asks before the page is left while something typed is not sent: the browser's own question, in its own words. It is
 * on only as long as there is something to lose, for it costs the page its place in the browser's cache.
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
