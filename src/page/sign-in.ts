import { setting } from './settings/settings';
import { reportLeftOut, weakLoginQuery } from './weak-login';

/** Query parameter of the address to return to, unless `vitrine:sign-in` has {return}. */
const RETURN = 'returnUrl';

/** Adds the whole of a weak login's query but for the names that the address has; these are reported. */
function addWeakLogin(url: URL): void {
  const own = new Set(url.searchParams.keys());
  const leftOut = new Set<string>();
  for (const [name, value] of new URLSearchParams(weakLoginQuery())) {
    if (own.has(name)) leftOut.add(name);
    else url.searchParams.append(name, value);
  }
  reportLeftOut([...leftOut], 'the address in vitrine:sign-in has its own');
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
  addWeakLogin(url);
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
