import { setting } from './settings';

/** Cookie names where the page names none (decisions). */
const SESSION = 'vitrine_session';
const IDENTITY = 'vitrine_identity';

export const sessionCookieName = (): string => setting('session-cookie') ?? SESSION;
export const identityCookieName = (): string => setting('identity-cookie') ?? IDENTITY;

const decoded = (text: string): string =>
  text.replace(/(%[\dA-F]{2})+/gi, (sequence) => decodeURIComponent(sequence));

/**
 * A cookie's value; undefined where there is none or cookies are blocked. What js-cookie reads, without it: every page
 * reads one, and hardly any sets one.
 */
export function cookie(name: string): string | undefined {
  try {
    for (const pair of document.cookie.split('; ')) {
      const [key = '', ...value] = pair.split('=');
      if (key && decoded(key) === name) return decoded(value.join('=').replace(/^"(.*)"$/, '$1'));
    }
  } catch {
    // Blocked, or a percent sign that is none.
  }
  return undefined;
}

/** The bearer of authenticated calls (platform 6): read for each call, never kept. */
export const bearer = (): string | undefined => cookie(sessionCookieName());
export const idToken = (): string | undefined => cookie(identityCookieName());
