import { useEffect, useRef } from 'react';

/** Calls back when the visitor signs out. A session that ends by itself takes nothing of what is shown. */
export function useSignOut(callback: () => void): void {
  const latest = useRef(callback);
  latest.current = callback;
  useEffect(() => {
    const follow = () => latest.current();
    addEventListener('vt-session-ended', follow);
    return () => removeEventListener('vt-session-ended', follow);
  }, []);
}
