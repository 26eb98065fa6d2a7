import { parseUrl } from '#domain/address/parse-url';
import { pageDocument } from '../core/native';
import { type SafeUrl, safeUrl } from '../core/safe-url';
import { changeUrl } from '../safe-addresses';
import { setting } from '../settings/settings';
import { reportLeftOut, weakLoginQuery } from './weak-login';

/** Query parameter of the address to return to, unless `vitrine:sign-in` has {return}. */
export const RETURN = 'returnUrl';

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
export function signInAddress(back: string = location.href): SafeUrl | null {
  const text = setting('sign-in');
  if (!text) return null;
  const named = text.includes('{return}');
  const url = parseUrl(text.replaceAll('{return}', encodeURIComponent(back)), pageDocument.baseURI);
  if (!url) return null;
  if (!named) url.searchParams.set(RETURN, back);
  addWeakLogin(url);
  return safeUrl(url.href);
}

/** Returns a page's address with the one to return to, which returnAddress reads there; null for none or another protocol. */
export function withReturn(page: string, back: string = location.href): SafeUrl | null {
  const address = safeUrl(page);
  if (!address?.startsWith('http')) return null;
  return changeUrl(address, ({ searchParams }) => searchParams.set(RETURN, back));
}
