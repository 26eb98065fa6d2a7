import Cookies from 'js-cookie';
import { cookieDomain, everyDomain, scopeOf } from './cookie-domain';

function removeFrom(domains: readonly string[], name: string): void {
  try {
    for (const domain of domains) Cookies.remove(name, scopeOf(domain));
  } catch {
    // Blocked cookies contain nothing to remove.
  }
}

/**
 * Sets a cookie on the shared parent domain, path /, SameSite Lax; without `days` it ends with the session. One of the
 * same name on a narrower or wider domain is removed: browsers would send both, and scripts read either.
 */
export function setCookie(name: string, value: string, days?: number): void {
  const domain = cookieDomain();
  // If cookies are blocked, the page works without this one.
  if (domain === undefined) return;
  removeFrom(
    everyDomain().filter((other) => other !== domain),
    name,
  );
  try {
    Cookies.set(name, value, { ...scopeOf(domain), ...(days ? { expires: days } : {}) });
  } catch {
    // Cookies are blocked since.
  }
}

/** Removes a cookie from every domain on which it may have been set. */
export function clearCookie(name: string): void {
  removeFrom(everyDomain(), name);
}
