import { useEffect } from 'react';
import { onSignOut } from '#page/session/sign-outs';
import { useLatest } from '#ui/hooks/use-latest';

/** Calls back when the visitor signs out, on this page or on another one of the site. */
export function useSignOut(callback: () => void): void {
  const latest = useLatest(callback);
  useEffect(() => onSignOut(() => latest.current()), []);
}
