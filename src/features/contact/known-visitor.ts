import { knownSingleton } from '#page/core/page-singleton';
import { hasSessionCookie } from '#page/core/session-cookie';

/** The chosen dealer's storageKey(), written out: what makes one would be a part of each form's first view. */
const DEALER = 'vitrine:dealer:v1';

/** Returns what a reading of the browser's data says; false where the browser blocks it. */
function safely(read: () => boolean): boolean {
  try {
    return read();
  } catch {
    // A blocked storage holds nothing of the visit.
    return false;
  }
}

/**
 * Whether the page may know something of the visitor that a form shows before it is used: a session whose account fills
 * it in (spec leads#prefilling), or a dealer chosen on this page or on an earlier one of the visit.
 */
export const isKnownVisitor = (): boolean =>
  hasSessionCookie() ||
  safely(() => !!sessionStorage.getItem(DEALER)) ||
  !!(knownSingleton('$dealer') as { get(): unknown } | undefined)?.get();

/** Whether the visitor has opened an offer on this page: a form that is put on screen later says that it is about it. */
export const hasViewedOffer = (): boolean =>
  !!(knownSingleton('viewedOffer') as { offer: { title?: string } | null } | undefined)?.offer?.title;
