import {
  isUsable,
  NO_SESSION,
  nextSession,
  type SessionEvent,
  type VisitorSession,
} from '#domain/session/session-state';
import { pageSingleton } from '../core/page-singleton';
import { SESSION_COOKIE } from '../core/session-cookie';
import { tokenOf } from '../settings/cookies';
import { setting } from '../settings/settings';

/** Default name of the identity's cookie (spec roles#session). */
const IDENTITY_COOKIE = 'vitrine_identity';

export const sessionCookieName = (): string => setting('session-cookie') ?? SESSION_COOKIE;
export const identityCookieName = (): string => setting('identity-cookie') ?? IDENTITY_COOKIE;

/** Of this page view, in memory only: the next page begins anew, and sends again what was rejected. */
const memory = pageSingleton('visitorSession', () => ({
  session: NO_SESSION,
  listeners: new Set<(session: VisitorSession) => void>(),
}));

/** Returns the session as it was last read. Its token is compared, and never stored or shown. */
export const currentSession = (): VisitorSession => memory.session;

/** Calls back with each change of the session. Returns the function that stops it. */
export function onSession(callback: (session: VisitorSession) => void): () => void {
  memory.listeners.add(callback);
  return () => memory.listeners.delete(callback);
}

/** Applies what has happened to the session, and tells of a change. */
export function applySessionEvent(event: SessionEvent): void {
  const next = nextSession(memory.session, event);
  if (next === memory.session) return;
  memory.session = next;
  for (const listener of [...memory.listeners]) listener(next);
}

/** Returns the bearer of authenticated calls (spec roles#session); read for each call, never stored. */
export function bearer(): string | undefined {
  const token = tokenOf(sessionCookieName());
  return token && isUsable(memory.session, token) ? token : undefined;
}

/** A service rejected the session's token: it is not sent any more. */
export function rejectToken(): void {
  const token = bearer();
  if (token) applySessionEvent({ type: 'tokenRejected', token });
}

/** Whether a service rejected the session's token, and nobody has signed in again, signed out or gone on as a guest. */
export const isTokenRejected = (): boolean => memory.session.isRejected && !bearer();

/** The visitor decides to go on as a guest: calls that a guest can make no longer wait for a sign-in. */
export const goOnAsGuest = (): void => applySessionEvent({ type: 'guestChosen' });

/** The visitor has signed in, perhaps with the same tokens. */
export function noteSignIn(): void {
  Object.assign(identity, { rejected: '', isExpired: false });
  applySessionEvent({ type: 'signIn' });
}

/**
 * The identity's token that a service rejected, or that a call needed and there is none; empty then. In memory only, and by
 * itself: the session goes on.
 */
const identity = pageSingleton('visitorIdentity', () => ({ rejected: '', isExpired: false }));

/** Returns the identity's token, which the calls of promotions and regions need; read for each call, never stored. */
export function idToken(): string | undefined {
  const token = tokenOf(identityCookieName());
  return token === identity.rejected ? undefined : token;
}

/** A service that needs the identity rejected it, or there is none: its token is not sent any more. */
export function rejectIdentity(): void {
  Object.assign(identity, { rejected: idToken() ?? identity.rejected, isExpired: true });
}

/** Whether a call was rejected for want of an identity, and the visitor has not signed in since. */
export const isIdentityExpired = (): boolean => identity.isExpired && !idToken();

/**
 * Calls back once the visitor has a session: now, after a sign-in on this page, or on a return to it. Returns the
 * function that stops waiting. Small: what a session is used for loads afterwards.
 */
export function whenSignedIn(callback: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const check = () => {
    if (signal.aborted || !bearer()) return;
    waiting.abort();
    callback();
  };
  // Also of a page from the back-forward cache.
  for (const type of ['vt-session-started', 'focus', 'pageshow']) addEventListener(type, check, { signal });
  check();
  return () => waiting.abort();
}
