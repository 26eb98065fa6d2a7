import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { staysInView } from '#domain/session/session-state';
import { useLatest } from '#ui/hooks/use-latest';
import { $session, requestUser } from './session';

/** Whether the visitor's session has expired: what belongs to the account is then neither loaded nor sent. */
export const useSessionExpired = (): boolean => staysInView(useStore($session).state);

/** Whether nobody is signed in. */
const isPaused = (): boolean => $session.get().state !== 'signedIn';

interface AccountRows {
  key: string;
  revision: number;
  isPaused(): boolean;
}

/**
 * Says whose rows a signed-in list shows, and when it loads them, in the terms of ui/collection:
 * - They load once per session, and nothing loads without one.
 * - They stay after the session has expired, with what was typed in them.
 * - They go at once with a sign-out.
 * - Another session is another account: they go as it begins. Within a gate (sign-in/SignInGate) they stay until its answer:
 *   the visitor may have signed in again, and the gate replaces what belongs to another account.
 */
export function useAccountRows(within: 'page' | 'gate'): AccountRows {
  const { serial, state } = useStore($session);
  const account = useRef(0);
  if (state === 'signedOut' || (within === 'page' && state === 'signedIn')) account.current = serial;
  return { key: `account ${account.current}`, revision: serial, isPaused };
}

/**
 * The same for rows that a visitor without a session has too, as the orders of a guest: they load without a session, unless
 * it has expired, as the call would then answer for a guest. Rows of a session before stay until the answer for the
 * present one, and go if it fails.
 * @param guest identifies the guest; rows of another one go at once
 */
export function useVisitorRows(guest: string | number): AccountRows & { dropsOnFailure: true } {
  const rows = useAccountRows('gate');
  return {
    key: `${rows.key}, guest ${guest}`,
    revision: rows.revision,
    isPaused: () => staysInView($session.get().state),
    dropsOnFailure: true,
  };
}

/**
 * Whether the rows are those of the account that was signed in before, while the rows of the present session load: nothing of
 * them is shown then, as it may be another account. They stay in place, with what was typed, for the same one.
 */
export function useFormerRows({ isLoading }: { isLoading: boolean }): boolean {
  const { serial, state } = useStore($session);
  const isSignedIn = state === 'signedIn';
  /** The session of the rows; 0 for a guest's. */
  const owner = useRef(0);
  if (isSignedIn && !isLoading) owner.current = serial;
  else if (state === 'signedOut') owner.current = 0;
  return isSignedIn && owner.current !== 0 && owner.current !== serial;
}

/**
 * Tells to whom answers belong that a visitor gives with or without an account: those of a visitor without one go along to
 * the account that they sign in to. Calls back when they are somebody else's: after a sign-out, or when another account signs
 * in. They stay after a session that has expired. Returns whether they may be sent to the account that is signed in.
 */
export function useAnswerOwner(onOther: () => void): () => boolean {
  const { state, user } = useStore($session);
  const isSignedIn = state === 'signedIn';
  /** hadSession: of this account, or of one that is not known yet. */
  const owner = useRef({ id: '', hadSession: false });
  const latest = useLatest(onOther);
  useEffect(() => requestUser(), []);
  const id = isSignedIn ? (user?.id ?? '') : '';
  useEffect(() => {
    const { current } = owner;
    const isOther =
      (current.hadSession && state === 'signedOut') || (!!current.id && !!id && current.id !== id);
    if (isOther) {
      owner.current = { id, hadSession: isSignedIn };
      latest.current();
    } else if (isSignedIn) owner.current = { id: id || current.id, hadSession: true };
  }, [isSignedIn, state, id]);
  return () => {
    const { state: stateNow, user: now } = $session.get();
    return stateNow === 'signedIn' && (!owner.current.id || owner.current.id === now?.id);
  };
}
