import { setting } from './settings/settings';
import { weakLoginQuery } from './weak-login';

/** Query parameter of the address to return to, unless `vitrine:sign-in` has {return}. */
const RETURN = 'returnUrl';

/** Returns the parts of a query that an address does not have. */
function addQuery(url: URL, query: string): void {
  for (const [name, value] of new URLSearchParams(query)) {
    if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  }
}

/**
 * Returns the address of the page's sign-in, with the address to return to and the query of a weak login; null if the
 * page names none.
 */
export function signInAddress(back: string = location.href): string | null {
  const text = setting('sign-in');
  if (!text || !URL.canParse(text, document.baseURI)) return null;
  const named = text.includes('{return}');
  const url = new URL(text.replaceAll('{return}', encodeURIComponent(back)), document.baseURI);
  if (!named) url.searchParams.set(RETURN, back);
  addQuery(url, weakLoginQuery());
  return url.href;
}

/**
 * Returns the address to which a sign-in returns: of this site, or of another https host of the cookies' domain; null for
 * any other, so that a link cannot lead visitors elsewhere.
 */
export function returnAddress(search: string = location.search): string | null {
  const text = new URLSearchParams(search).get(RETURN)?.trim();
  if (!text || !URL.canParse(text, location.origin)) return null;
  const url = new URL(text, location.origin);
  if (url.username || url.password) return null;
  if (url.origin === location.origin) return url.href;
  const domain = setting('cookie-domain')?.replace(/^\.+/, '').toLowerCase();
  // A domain of one label, as "com", is no site.
  const isSibling = domain?.includes('.') && (url.hostname === domain || url.hostname.endsWith(`.${domain}`));
  return isSibling && url.protocol === 'https:' ? url.href : null;
}
