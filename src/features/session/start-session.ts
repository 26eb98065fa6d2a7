import { announceSession } from '#page/session/changes';
import { bearer, identityCookieName, noteSignIn, sessionCookieName } from '#page/session/session';
import { clearCookie, setCookie } from '#page/set-cookie';

interface Tokens {
  token: string;
  /** Empty or absent if the sign-in brings none. */
  idToken?: string;
}

/**
 * Starts a session: its tokens go into the cookies of the shared parent domain, and nowhere else (spec roles#session).
 * Returns false if the browser keeps no cookies, or the token is not one: nobody is signed in then.
 */
export function startSession({ token, idToken }: Tokens): boolean {
  setCookie(sessionCookieName(), token);
  noteSignIn();
  if (bearer() !== token) return false;
  // Without one, that of who was signed in before would go on acting.
  if (idToken) setCookie(identityCookieName(), idToken);
  else clearCookie(identityCookieName());
  announceSession('started');
  return true;
}

/** Ends the session in this browser, on all of its pages. */
export function signOut(): void {
  clearCookie(sessionCookieName());
  clearCookie(identityCookieName());
  announceSession('ended');
}
