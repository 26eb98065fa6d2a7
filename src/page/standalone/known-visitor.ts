import { knownSingleton } from '../core/page-singleton';
import { SESSION_COOKIE } from '../core/session-cookie';
import { metaText } from './meta-text';

/**
 * Whether the page may know something of the visitor that a form shows before it is used: a session whose account fills
 * it in (spec leads#prefilling), or a dealer that was chosen.
 */
export function isKnownVisitor(): boolean {
  try {
    const session = metaText('session-cookie') || SESSION_COOKIE;
    if (document.cookie.includes(`${session}=`)) return true;
  } catch {
    // Blocked cookies hold no session.
  }
  return !!(knownSingleton('$dealer') as { get(): unknown } | undefined)?.get();
}
