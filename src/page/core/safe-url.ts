import { parseUrl } from '#domain/standalone/parse-url';

/** Returns the absolute URL of an http(s), mail or telephone link; null for any other protocol (javascript:, data:). */
export function safeUrl(text: string | null | undefined): string | null {
  const trimmed = text?.trim();
  // A place in this page, also where <base> names another.
  const url = trimmed ? parseUrl(trimmed, trimmed[0] === '#' ? location.href : document.baseURI) : null;
  return url && /^(https?|mailto|tel):$/.test(url.protocol) ? url.href : null;
}
