import { cookieDomain, everyDomain, scopeOf } from './cookie-domain';
import { eraseCookie, writeCookie } from './write-cookie';

/** Paths below the site's root for which a cookie that this page sees may have been set: each part of its address. */
function longerPaths(): string[] {
  const parts = location.pathname.split('/').filter(Boolean);
  const paths = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return paths.flatMap((path) => [`${path}/`, path]);
}

/** Removes a cookie of these domains, for path / or the longer ones of this page's address. */
function removeFrom(domains: readonly string[], name: string, paths: readonly string[]): void {
  try {
    for (const domain of domains) for (const path of paths) eraseCookie(name, { ...scopeOf(domain), path });
  } catch {
    // Blocked cookies contain nothing to remove.
  }
}

/** Browsers keep such a cookie to one host; none of another scope is kept. */
const isOneHosts = (name: string): boolean => name.startsWith('__Host-');

/**
 * Sets a cookie on the shared parent domain, path /, SameSite Lax; without `days` it ends with the session. One of the
 * same name on a narrower or wider domain or for a longer path is removed: browsers would send both, and scripts read either.
 */
export function setCookie(name: string, value: string, days?: number): void {
  const domain = isOneHosts(name) ? '' : cookieDomain();
  // If cookies are blocked, the page works without this one.
  if (domain === undefined) return;
  const others = everyDomain().filter((other) => other !== domain);
  removeFrom(others, name, ['/']);
  removeFrom(everyDomain(), name, longerPaths());
  const scope = { ...scopeOf(domain), ...(isOneHosts(name) && { secure: true }) };
  try {
    writeCookie(name, value, { ...scope, ...(days ? { expires: days } : {}) });
  } catch {
    // Cookies are blocked since.
  }
}

/** Removes a cookie from every domain and path on which it may have been set. */
export function clearCookie(name: string): void {
  removeFrom(everyDomain(), name, ['/', ...longerPaths()]);
}
