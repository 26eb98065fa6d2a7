import { parseUrl } from '#domain/address/parse-url';
import { safeUrl } from '#page/core/safe-url';
import { GIFT_PARAMETER } from './gift-hash';

/** Returns the address that a gift's recipient opens; null without a page for it. */
export function giftAddress(page: string | URL, hash: string | null | undefined): string | null {
  const url = parseUrl(safeUrl(String(page)) ?? '');
  if (!url || !hash) return null;
  url.searchParams.set(GIFT_PARAMETER, hash);
  return url.href;
}
