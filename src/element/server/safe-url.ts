import { parseUrl } from '#domain/address/parse-url';
import { ADDRESS } from './page';

/**
 * In the place of page/core/safe-url.ts on a server, which does not know the page's address: returns a relative address as
 * it is, for the browser to resolve; null for another protocol than http(s), mail and telephone.
 */
export function safeUrl(text: string | null | undefined): string | null {
  const trimmed = text?.trim();
  const url = trimmed ? parseUrl(trimmed, ADDRESS) : null;
  if (!trimmed || !url || !/^(https?|mailto|tel):$/.test(url.protocol)) return null;
  return url.origin === new URL(ADDRESS).origin ? trimmed : url.href;
}
