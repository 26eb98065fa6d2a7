/**
 * What is known of the visitor's session:
 * - none: nobody has been signed in on this page view
 * - signedIn
 * - expired: it ended by itself, as its cookie is gone or a service rejected its token; what was typed stays
 * - signedOut: the visitor signed out, on this page or on another one of the site
 * - guest: it expired, and the visitor has decided to go on without it
 */
export type SessionState = 'none' | 'signedIn' | 'expired' | 'signedOut' | 'guest';

export interface VisitorSession {
  readonly state: SessionState;
  /** Counts the sessions of this page view, and their ends: another number may be another account. */
  readonly serial: number;
  /** Of a visitor who is signed in; empty otherwise. */
  readonly token: string;
  /** Tokens that a service rejected since the latest sign-in. None of them is used again. */
  readonly rejected: readonly string[];
  /** Whether it expired as its token was rejected, not as its cookie went; until somebody has signed in again. */
  readonly isRejected: boolean;
}

/**
 * - cookie: the session's cookie was read; without a token it is gone, or holds none
 * - tokenRejected: a call that carried this token was answered with 401
 * - signIn: the visitor has signed in, perhaps with the same token; the cookie is read next
 * - signOut: the visitor has signed out, on this page or on another one
 * - guestChosen: the visitor goes on without the session that expired
 */
export type SessionEvent =
  | { type: 'cookie'; token: string | undefined }
  | { type: 'tokenRejected'; token: string }
  | { type: 'signIn' | 'signOut' | 'guestChosen' };

export const NO_SESSION: VisitorSession = {
  state: 'none',
  serial: 0,
  token: '',
  rejected: [],
  isRejected: false,
};

/** Whether a token may be sent: no service has rejected it since the latest sign-in. */
export const isUsable = ({ rejected }: VisitorSession, token: string): boolean => !rejected.includes(token);

/** Ends a session that is in use, which counts; one that has ended changes its state only. */
function endAs(state: SessionState, session: VisitorSession): VisitorSession {
  const serial = session.state === 'signedIn' ? session.serial + 1 : session.serial;
  return { ...session, state, serial, token: '', isRejected: false };
}

function readCookie(session: VisitorSession, cookie: string | undefined): VisitorSession {
  const token = cookie && isUsable(session, cookie) ? cookie : '';
  if (token === session.token) return session;
  if (!token) return endAs('expired', session);
  return { ...session, state: 'signedIn', serial: session.serial + 1, token, isRejected: false };
}

function reject(session: VisitorSession, token: string): VisitorSession {
  if (!isUsable(session, token)) return session;
  return { ...endAs('expired', session), rejected: [...session.rejected, token], isRejected: true };
}

/** Returns the session after an event; the same object if the event changes nothing (spec roles#session, calls#sessions). */
export function nextSession(session: VisitorSession, event: SessionEvent): VisitorSession {
  switch (event.type) {
    case 'cookie':
      return readCookie(session, event.token);
    case 'tokenRejected':
      return reject(session, event.token);
    case 'signIn':
      return session.rejected.length > 0 ? { ...session, rejected: [], isRejected: false } : session;
    case 'signOut':
      return /^(none|signedOut)$/.test(session.state) ? session : endAs('signedOut', session);
    case 'guestChosen':
      return session.state === 'expired' ? endAs('guest', session) : session;
  }
}

/** Whether what belongs to the account stays in view, with what was typed: its session expired, and nobody signed out. */
export const staysInView = (state: SessionState): boolean => state === 'expired' || state === 'guest';
