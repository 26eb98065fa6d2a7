import { parseUrl } from '#domain/standalone/parse-url';

/**
 * Returns the path of the page's parent with .html appended: /a/b/c becomes /a/b.html (spec screens#navigation).
 */
export function parentPath(path: string = location.pathname): string {
  const parts = path.replace(/\/+$/, '').split('/');
  parts.pop();
  const parent = parts.join('/');
  return parent === '' ? '/' : `${parent.replace(/\.html$/, '')}.html`;
}

/** Returns the absolute address of the page's parent: a path alone leads to another site where `<base>` names one. */
export const parentAddress = (): string => parseUrl(parentPath(), location.href)?.href ?? parentPath();

/** Returns the absolute address of an address of this site; null for any other. */
export function siteAddress(text: string | null | undefined): string | null {
  const url = text?.trim() ? parseUrl(text, document.baseURI) : null;
  return url && url.origin === location.origin ? url.href : null;
}
