import { useStore } from '@nanostores/react';
import { $session } from './session';

/** Whether the visitor's session has ended by itself: what belongs to the account is then neither loaded nor sent. */
export function useSessionEnded(): boolean {
  const { isSignedIn, end } = useStore($session);
  return !isSignedIn && end === 'expired';
}
