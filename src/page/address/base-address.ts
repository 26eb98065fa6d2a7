import { pageDocument } from '../core/native';

/**
 * Returns the address that relative addresses of code and calls are resolved against: that of a `<base>` in the head, else
 * the page's own. Browsers take a `<base>` in the body too, which content may have written.
 */
export function baseAddress(): string {
  const base = pageDocument.head?.querySelector<HTMLBaseElement>('base[href]')?.href;
  // A frame without an address of its own (srcdoc) has its parent's.
  return base || (/^https?:/.test(location.href) ? location.href : pageDocument.baseURI);
}
