import { useEffect, useRef } from 'react';
import { $session } from '../session/session';

/**
 * Calls back when the visitor signs out, on this page or on another one of the site. A session that ends by itself takes
 * nothing of what is shown.
 */
export function useSignOut(callback: () => void): void {
  const latest = useRef(callback);
  latest.current = callback;
  useEffect(
    () =>
      $session.listen(({ end }, before) => {
        if (end === 'signed-out' && before?.end !== end) latest.current();
      }),
    [],
  );
}
