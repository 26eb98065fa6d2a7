/** Further addresses that are safe by what they are made of. */
import { parseUrl } from '#domain/address/parse-url';
import { pageDocument } from './core/native';
import { type SafeUrl, safeUrl } from './core/safe-url';

/** Returns a safe address with another query or fragment; its protocol and host stay. */
export function changeUrl(address: SafeUrl, change: (url: URL) => void): SafeUrl {
  const url = new URL(address);
  const { protocol, host } = url;
  change(url);
  if (url.protocol !== protocol || url.host !== host) throw new TypeError('another host');
  return url.href as SafeUrl;
}

/** Returns this page's own address, which the visitor has opened. */
export const ownUrl = (): SafeUrl => location.href as SafeUrl;

/** Returns the address of a file that this page holds in memory (URL.createObjectURL). */
export const objectUrl = (file: Blob): SafeUrl => URL.createObjectURL(file) as SafeUrl;

/**
 * Returns the address of a picture: http(s), one of this page's memory, or data of a picture; null for any other. Scripts
 * in a picture do not run where an `img` shows it.
 */
export function pictureUrl(text: string | null | undefined): SafeUrl | null {
  const trimmed = text?.trim();
  const url = trimmed ? parseUrl(trimmed, pageDocument.baseURI) : null;
  const isPicture = url && (url.protocol === 'blob:' || /^data:image\//i.test(url.href));
  return isPicture ? (url.href as SafeUrl) : (safeUrl(text) && (trimmed as SafeUrl)) || null;
}
