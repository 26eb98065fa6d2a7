import { useRef } from 'react';

/**
 * Returns a ref with what the newest render was given: for effects, listeners and late answers that must call or read it
 * without running again when it changes. The ref itself never changes.
 */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
