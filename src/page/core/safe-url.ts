import { parseUrl } from '#domain/address/parse-url';
import { authoredAddress } from './authored';
import { pageDocument } from './native';

declare const isSafe: unique symbol;

/**
 * An address that a link, a frame or a tab may take: http(s), mail or telephone. Only safeUrl and page/safe-addresses.ts
 * make one; what is written into `href`, `src` or `action` must be one (ui/core/jsx-runtime.d.ts).
 */
export type SafeUrl = string & { readonly [isSafe]: true };

/** Returns the absolute URL of an http(s), mail or telephone link; null for any other protocol (javascript:, data:). */
export function safeUrl(text: string | null | undefined): SafeUrl | null {
  const trimmed = text?.trim();
  // A place in this page, also where <base> names another.
  const url = trimmed
    ? parseUrl(authoredAddress(trimmed), trimmed[0] === '#' ? location.href : pageDocument.baseURI)
    : null;
  return url && /^(https?|mailto|tel):$/.test(url.protocol) ? (url.href as SafeUrl) : null;
}
