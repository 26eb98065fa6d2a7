import { pageSingleton } from '../core/page-singleton';
import { latestSignOut } from '../sign-outs';
import { bearer, leaveRefusedSession } from './cookies';

/** The latest sign-out when a session was last in use on this page; null if none was. No token. */
const seen = pageSingleton('usedSession', () => ({ signOut: null as string | null }));

/**
 * Whether the session of this page view has ended by itself: it was in use, is gone or refused, and nobody signed out.
 * What belongs to the account is then neither asked for nor changed as a guest.
 */
export function hasLapsedSession(): boolean {
  if (!bearer()) return seen.signOut !== null && seen.signOut === latestSignOut();
  seen.signOut = latestSignOut();
  return false;
}

/** The visitor decides to go on as a guest: calls that a guest can make no longer wait for a sign-in. */
export function goOnAsGuest(): void {
  seen.signOut = null;
  leaveRefusedSession();
}
