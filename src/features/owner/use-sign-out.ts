import { useEffect, useRef } from 'react';
import { onSignOut } from '#page/sign-outs';

/** Calls back when the visitor signs out, on this page or on another one of the site. */
export function useSignOut(callback: () => void): void {
  const latest = useRef(callback);
  latest.current = callback;
  useEffect(() => onSignOut(() => latest.current()), []);
}
