import { parseUrl } from '../../domain/standalone/parse-url';

/** Returns the address of the page's parent path with .html appended: /a/b/c becomes /a/b.html (spec screens#navigation). */
export function parentAddress(path: string = location.pathname): string {
  const parts = path.replace(/\/+$/, '').split('/');
  parts.pop();
  const parent = parts.join('/');
  return parent === '' ? '/' : `${parent.replace(/\.html$/, '')}.html`;
}

/** Returns an address of this site as path, query and hash; null for any other address. */
export function siteAddress(text: string | null | undefined): string | null {
  const url = text?.trim() ? parseUrl(text, document.baseURI) : null;
  if (!url) return null;
  const { origin, pathname, search, hash } = url;
  return origin === location.origin ? pathname + search + hash : null;
}
