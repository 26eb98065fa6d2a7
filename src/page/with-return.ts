import { safeUrl } from './core/safe-url';
import { RETURN } from './sign-in';

/** Returns a page's address with the one to return to, which returnAddress reads there; null for none or another protocol. */
export function withReturn(page: string, back: string = location.href): string | null {
  const address = safeUrl(page);
  if (!address?.startsWith('http')) return null;
  const url = new URL(address);
  url.searchParams.set(RETURN, back);
  return url.href;
}
