import { pageDocument } from '../core/native';
import { pageSingleton } from '../core/page-singleton';
import { SESSION_COOKIE } from '../core/session-cookie';
import { reportProblem } from './report-problem';
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

/** Returns the values of all cookies of a name, as a browser orders them: those of longer paths first. */
function valuesOf(name: string): string[] {
  const values: string[] = [];
  for (const pair of allCookies().split('; ')) {
    const [key, ...value] = pair.split('=');
    try {
      if (key === name) values.push(decoded(value.join('=').replace(/^"(.*)"$/, '$1')));
    } catch {
      // Invalid UTF-8; the other pairs are not affected.
    }
  }
  return values;
}

/**
 * Returns a cookie's value, the first of several; undefined if there is none or cookies are blocked. Skips a value that cannot
 * be decoded. Names are compared as they are: browsers keep what begins with __Host- to one host by its raw name, and an
 * encoded one is another cookie.
 */
export const cookie = (name: string): string | undefined => valuesOf(name)[0];

/** Whether there are cookies of a name with different values: one may be another host's, set for a longer path. */
export const isDoubtful = (name: string): boolean => new Set(valuesOf(name)).size > 1;

/**
 * Returns a cookie's value if it is valid in a header; a value with other characters is not a token. Of two values neither is
 * trusted, which is reported: who sets one for a part of the site would choose in whose name the visitor acts.
 */
export function tokenOf(name: string): string | undefined {
  if (isDoubtful(name)) {
    reportProblem(
      `cookie ${name}`,
      'two values, neither of which is used; expected one, set for path / by one host or their common domain',
    );
    return undefined;
  }
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

/** The visitor has signed in again, perhaps with the same tokens. */
export function acceptBearer(): void {
  refused.token = '';
  Object.assign(ended, { token: '', isEnded: false });
}

/**
 * The identity's token that a service refused, or that a call needed and there is none; empty then. In memory only, and by
 * itself: the session goes on.
 */
const ended = pageSingleton('endedIdentity', () => ({ token: '', isEnded: false }));

/** Returns the identity's token, which the calls of promotions and regions need; read for each call, never stored. */
export function idToken(): string | undefined {
  const token = tokenOf(identityCookieName());
  return token === ended.token ? undefined : token;
}

/** The identity has ended for the services that need it: its token is not sent any more. */
export function refuseIdentity(): void {
  Object.assign(ended, { token: idToken() ?? ended.token, isEnded: true });
}

/** Whether a call was refused for want of an identity, and the visitor has not signed in since. */
export const isIdentityEnded = (): boolean => ended.isEnded && !idToken();
