import { pageDocument } from '../core/native';
import { pageSingleton } from '../core/page-singleton';
import { SESSION_COOKIE } from '../core/session-cookie';
import { setting, TOKEN } from './settings';

/** Default name of the identity's cookie (spec roles#session). */
const IDENTITY = 'vitrine_identity';

export const sessionCookieName = (): string => setting('session-cookie') ?? SESSION_COOKIE;
export const identityCookieName = (): string => setting('identity-cookie') ?? IDENTITY;

/** The page's cookies as text; empty if they are blocked. */
export function allCookies(): string {
  try {
    return pageDocument.cookie;
  } catch {
    return '';
  }
}

const decoded = (text: string): string =>
  text.replace(/(%[\dA-F]{2})+/gi, (sequence) => decodeURIComponent(sequence));

/**
 * Returns a cookie's value; undefined if there is none or cookies are blocked. Skips a pair that cannot be decoded, like
 * js-cookie, which is only loaded for writing: every page reads a cookie, but hardly any writes one.
 */
export function cookie(name: string): string | undefined {
  for (const pair of allCookies().split('; ')) {
    try {
      const [key = '', ...value] = pair.split('=');
      if (key && decoded(key) === name) return decoded(value.join('=').replace(/^"(.*)"$/, '$1'));
    } catch {
      // Invalid UTF-8; the other pairs are not affected.
    }
  }
  return undefined;
}

/** Returns a cookie's value if it is valid in a header; a value with other characters is not a token. */
export function tokenOf(name: string): string | undefined {
  const value = cookie(name);
  return value && TOKEN.test(value) ? value : undefined;
}

/**
 * The session's token that a service refused, and whether the visitor goes on without it. In memory only: the next page
 * sends it again.
 */
const refused = pageSingleton('refusedToken', () => ({ token: '', isLeft: false }));

/** Returns the bearer of authenticated calls (spec roles#session); read for each call, never stored. */
export function bearer(): string | undefined {
  const token = tokenOf(sessionCookieName());
  return token === refused.token ? undefined : token;
}

/** The session has ended for the services: its token is not sent any more. */
export function refuseBearer(): void {
  const token = bearer();
  if (token) Object.assign(refused, { token, isLeft: false });
}

/** Whether a service has refused the session, and nobody has signed in again, signed out or gone on without it. */
export const isSessionRefused = (): boolean => !!refused.token && !refused.isLeft && !bearer();

/** The visitor has signed out, or goes on as a guest: nothing waits for the refused session. */
export function leaveRefusedSession(): void {
  refused.isLeft = true;
}

/** The visitor has signed in again, perhaps with the same token. */
export function acceptBearer(): void {
  refused.token = '';
}
export const idToken = (): string | undefined => tokenOf(identityCookieName());
