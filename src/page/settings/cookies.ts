import { setting, TOKEN } from './settings';

/** Cookie names where the page names none (spec roles#session). */
const SESSION = 'vitrine_session';
const IDENTITY = 'vitrine_identity';

export const sessionCookieName = (): string => setting('session-cookie') ?? SESSION;
export const identityCookieName = (): string => setting('identity-cookie') ?? IDENTITY;

/** The page's cookies as the browser gives them; empty where they are blocked. */
export function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

const decoded = (text: string): string =>
  text.replace(/(%[\dA-F]{2})+/gi, (sequence) => decodeURIComponent(sequence));

/**
 * A cookie's value; undefined where there is none or cookies are blocked. A pair that cannot be decoded is skipped, as
 * is done by js-cookie, which reads the same: every page reads a cookie, and hardly any sets one.
 */
export function cookie(name: string): string | undefined {
  for (const pair of allCookies().split('; ')) {
    try {
      const [key = '', ...value] = pair.split('=');
      if (key && decoded(key) === name) return decoded(value.join('=').replace(/^"(.*)"$/, '$1'));
    } catch {
      // Bytes that are no UTF-8; the other pairs are not affected.
    }
  }
  return undefined;
}

/** A cookie's value where a header may carry it; one with other characters is no token. */
export function tokenOf(name: string): string | undefined {
  const value = cookie(name);
  return value && TOKEN.test(value) ? value : undefined;
}

/** The bearer of authenticated calls (spec roles#session): read for each call, never kept. */
export const bearer = (): string | undefined => tokenOf(sessionCookieName());
export const idToken = (): string | undefined => tokenOf(identityCookieName());
