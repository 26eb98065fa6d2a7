import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $session, requestUser } from './session';

/**
 * Tells to whom answers belong that a visitor gives with or without an account: those of a visitor without one go along to
 * the account that they sign in to. Calls back when they are somebody else's: after a sign-out, or when another account signs
 * in. They stay after a session that has ended by itself. Returns whether they may be sent to the account that is signed in.
 */
export function useAnswerOwner(onOther: () => void): () => boolean {
  const { isSignedIn, end, user } = useStore($session);
  /** hadSession: of this account, or of one that is not known yet. */
  const owner = useRef({ id: '', hadSession: false });
  const latest = useRef(onOther);
  latest.current = onOther;
  useEffect(() => requestUser(), []);
  const id = isSignedIn ? (user?.id ?? '') : '';
  useEffect(() => {
    const { current } = owner;
    const isOther =
      (current.hadSession && !isSignedIn && end === 'signed-out') ||
      (!!current.id && !!id && current.id !== id);
    if (isOther) {
      owner.current = { id, hadSession: isSignedIn };
      latest.current();
    } else if (isSignedIn) owner.current = { id: id || current.id, hadSession: true };
  }, [isSignedIn, end, id]);
  return () => {
    const { isSignedIn: isIn, user: now } = $session.get();
    return isIn && (!owner.current.id || owner.current.id === now?.id);
  };
}
