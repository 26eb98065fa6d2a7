import Cookies from 'js-cookie';
import { setting } from './settings/settings';
import { parentDomain } from './standalone/parent-domain';

const scope = (): Cookies.CookieAttributes => {
  const domain = setting('cookie-domain') ?? parentDomain();
  return {
    path: '/',
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
    ...(domain ? { domain } : {}),
  };
};

/** Sets a cookie on the shared parent domain, path /, SameSite Lax; without `days` it ends with the session. */
export function setCookie(name: string, value: string, days?: number): void {
  try {
    Cookies.set(name, value, { ...scope(), ...(days ? { expires: days } : {}) });
  } catch {
    // If cookies are blocked, the page works without this one.
  }
}

export function clearCookie(name: string): void {
  try {
    Cookies.remove(name, scope());
  } catch {
    // Blocked cookies contain nothing to remove.
  }
}
