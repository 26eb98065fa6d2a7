import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { $session } from './session';

/** Whether a session is signed out, or ended by itself. */
const isPaused = (): boolean => !$session.get().isSignedIn;

interface AccountRows {
  key: string;
  revision: number;
  isPaused(): boolean;
}

/**
 * Says whose rows a signed-in list shows, and when it loads them, in the terms of ui/collection:
 * - They load once per session, and nothing loads without one.
 * - They stay after the session has ended by itself, with what was typed in them.
 * - They go at once with a sign-out.
 * - Another session is another account: they go as it begins. Within a gate (sign-in/SignInGate) they stay until its answer:
 *   the visitor may have signed in again, and the gate replaces what belongs to another account.
 */
export function useAccountRows(within: 'page' | 'gate'): AccountRows {
  const { serial, isSignedIn, end } = useStore($session);
  const account = useRef(0);
  if (end === 'signed-out' || (within === 'page' && isSignedIn)) account.current = serial;
  return { key: `account ${account.current}`, revision: serial, isPaused };
}

/**
 * The same for rows that a visitor without a session has too, as the orders of a guest: they load without a session, unless
 * it has ended by itself, as the call would then answer for a guest. Rows of a session before stay until the answer for the
 * present one, and go if it fails.
 * @param guest identifies the guest; rows of another one go at once
 */
export function useVisitorRows(guest: string | number): AccountRows & { dropsOnFailure: true } {
  const rows = useAccountRows('gate');
  return {
    key: `${rows.key}, guest ${guest}`,
    revision: rows.revision,
    isPaused: () => isPaused() && $session.get().end === 'expired',
    dropsOnFailure: true,
  };
}

/**
 * Whether the rows are those of the account that was signed in before, while the rows of the present session load: nothing of
 * them is shown then, as it may be another account. They stay in place, with what was typed, for the same one.
 */
export function useFormerRows({ isLoading }: { isLoading: boolean }): boolean {
  const { serial, isSignedIn, end } = useStore($session);
  /** The session of the rows; 0 for a guest's. */
  const owner = useRef(0);
  if (isSignedIn && !isLoading) owner.current = serial;
  else if (end === 'signed-out') owner.current = 0;
  return isSignedIn && owner.current !== 0 && owner.current !== serial;
}
