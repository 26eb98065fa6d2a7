import { useState } from 'react';
import { useLatest } from './use-latest';

/**
 * Returns a function that never changes and calls the one of the newest render: for effects and listeners whose run is
 * decided by other values than those that the function reads. What decides it belongs to the effect's dependencies.
 */
export function useEvent<A extends unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const latest = useLatest(callback);
  const [call] = useState(
    () =>
      (...args: A): R =>
        latest.current(...args),
  );
  return call;
}
