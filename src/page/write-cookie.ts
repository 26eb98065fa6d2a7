import Cookies from 'js-cookie';
import { withPlainObjects } from '#domain/core/plain-objects';
import { assignCookie, isCookieHidden } from './core/native';

/**
 * Writes a cookie, also where an element named cookie hides the document's property: what is written to that goes nowhere.
 * Throws where cookies are blocked.
 */
export function writeCookie(name: string, value: string, attributes: Cookies.CookieAttributes): void {
  const text = withPlainObjects(() => Cookies.set(name, value, attributes));
  if (text && isCookieHidden()) assignCookie(text);
}

/** Removes a cookie of this scope. Throws where cookies are blocked. */
export const eraseCookie = (name: string, attributes: Cookies.CookieAttributes): void =>
  writeCookie(name, '', { ...attributes, expires: -1 });
