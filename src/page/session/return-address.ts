import { parseUrl } from '#domain/address/parse-url';
import { cookieDomain } from '../cookie-domain';
import { type SafeUrl, safeUrl } from '../core/safe-url';
import { setting } from '../settings/settings';
import { RETURN } from './sign-in-address';

/**
 * Returns the address to which a sign-in returns: of this site, or of another https host of the cookies' domain; null for
 * any other, so that a link cannot lead visitors elsewhere.
 */
export function returnAddress(search: string = location.search): SafeUrl | null {
  const text = new URLSearchParams(search).get(RETURN)?.trim();
  const url = text ? parseUrl(text, location.origin) : null;
  if (!url || url.username || url.password) return null;
  if (url.origin === location.origin) return safeUrl(url.href);
  const named = setting('cookie-domain')?.toLowerCase();
  // One that the browser refuses, as "com.br", is everybody's.
  const domain = named && cookieDomain() === named ? named.replace(/^\.+/, '') : undefined;
  // A domain of one label, as "com", is no site.
  const isSibling = domain?.includes('.') && (url.hostname === domain || url.hostname.endsWith(`.${domain}`));
  return isSibling && url.protocol === 'https:' ? safeUrl(url.href) : null;
}
