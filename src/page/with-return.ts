import { type SafeUrl, safeUrl } from './core/safe-url';
import { changeUrl } from './safe-addresses';
import { RETURN } from './sign-in';

/** Returns a page's address with the one to return to, which returnAddress reads there; null for none or another protocol. */
export function withReturn(page: string, back: string = location.href): SafeUrl | null {
  const address = safeUrl(page);
  if (!address?.startsWith('http')) return null;
  return changeUrl(address, ({ searchParams }) => searchParams.set(RETURN, back));
}
