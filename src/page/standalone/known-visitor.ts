import { knownSingleton } from '../core/page-singleton';
import { SESSION_COOKIE } from '../core/session-cookie';
import { metaText } from './meta-text';
import { storageKey } from './storage-key';

/**
 * Whether the page may know something of the visitor that a form shows before it is used: a session whose account fills
 * it in (spec leads#prefilling), or a dealer chosen on this page or on an earlier one of the visit.
 */
export function isKnownVisitor(): boolean {
  try {
    const session = metaText('session-cookie') || SESSION_COOKIE;
    if (document.cookie.includes(`${session}=`) || sessionStorage.getItem(storageKey('dealer'))) return true;
  } catch {
    // Blocked cookies hold no session, and a blocked storage no dealer.
  }
  return !!(knownSingleton('$dealer') as { get(): unknown } | undefined)?.get();
}
