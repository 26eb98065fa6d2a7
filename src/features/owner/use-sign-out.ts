import { useEffect, useRef } from 'react';
import { latestSignOut } from '#page/sign-outs';

/** When another page's sign-out may be noticed: as it happens, and on each return to this page. */
const MOMENTS = ['storage', 'focus', 'pageshow'];

/**
 * Calls back when the visitor signs out, on this page or on another one of the site. A session that ends by itself takes
 * nothing of what is shown. Without the session's store, which visitors without a session do not load.
 */
export function useSignOut(callback: () => void): void {
  const latest = useRef(callback);
  latest.current = callback;
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let known = latestSignOut();
    const check = ({ type }: Event) => {
      const before = known;
      known = latestSignOut();
      if (type === 'vt-session-ended' || (known && known !== before)) latest.current();
    };
    for (const type of ['vt-session-ended', ...MOMENTS]) addEventListener(type, check, { signal });
    return () => listening.abort();
  }, []);
}
