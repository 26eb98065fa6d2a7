import { type SafeUrl, safeUrl } from './core/safe-url';
import { RETURN } from './sign-in';
import { changeUrl } from './standalone/safe-addresses';

/** Returns a page's address with the one to return to, which returnAddress reads there; null for none or another protocol. */
export function withReturn(page: string, back: string = location.href): SafeUrl | null {
  const address = safeUrl(page);
  if (!address?.startsWith('http')) return null;
  return changeUrl(address, ({ searchParams }) => searchParams.set(RETURN, back));
}
