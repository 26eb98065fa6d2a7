import { parseUrl } from '#domain/address/parse-url';
import { pageDocument } from '../core/native';
import { type SafeUrl, safeUrl } from '../core/safe-url';
import { changeUrl, ownUrl } from '../safe-addresses';

/**
 * Returns the path of the page's parent with .html appended: /a/b/c becomes /a/b.html (spec screens#navigation).
 */
export function parentPath(path: string = location.pathname): string {
  const parts = path.replace(/\/{1,20}$/, '').split('/');
  parts.pop();
  const parent = parts.join('/');
  return parent === '' ? '/' : `${parent.replace(/\.html$/, '')}.html`;
}

/** Returns the absolute address of the page's parent: a path alone leads to another site where `<base>` names one. */
export const parentAddress = (): SafeUrl =>
  // As a part: a path that begins with two slashes would name another host.
  changeUrl(ownUrl(), (url) => Object.assign(url, { pathname: parentPath(), search: '', hash: '' }));

/** Returns the absolute address of an address of this site; null for any other. */
export function siteAddress(text: string | null | undefined): SafeUrl | null {
  const url = text?.trim() ? parseUrl(text, pageDocument.baseURI) : null;
  return url && url.origin === location.origin ? safeUrl(url.href) : null;
}
