import { atom, onMount, type ReadableAtom } from 'nanostores';
import { isSeller } from '#domain/access/sellers';
import { staysInView } from '#domain/session/session-state';
import { pageSingleton } from '#page/core/page-singleton';
import { $session, requestUser, type Session } from './session';

/** What a seller's screens show of the seller; in memory only. */
export interface SellerData {
  /** Empty fields are unknown. */
  name: string;
  email: string;
  phone: string;
  /** The id of the dealer at which the seller works. */
  dealerCode: string;
}

/**
 * The seller of the page.
 * - none: nobody is signed in
 * - loading, failed: who is signed in is being asked, or could not be
 * - refused: the one who is signed in does not sell
 * - dealerless: sells, and is assigned to no dealer
 * - ready
 * - expired: the session has expired, and the seller's work stays until they sign in again
 */
export type Seller =
  | { status: 'none' | 'loading' | 'failed' | 'refused'; seller: null }
  | { status: 'dealerless' | 'ready' | 'expired'; seller: SellerData };

const without = (status: 'none' | 'loading' | 'failed' | 'refused'): Seller => ({ status, seller: null });

function sellerOf(session: Session, before: Seller): Seller {
  const { state, signOnUser, user, status, failed } = session;
  if (state !== 'signedIn') {
    return staysInView(state) && before.seller
      ? { status: 'expired', seller: before.seller }
      : without('none');
  }
  if (!signOnUser || !user) {
    // Who signs in again sees their work at once; what belongs to another account the gate replaces.
    if (before.status === 'expired') return before;
    return without(failed && status === 'LOADED' ? 'failed' : 'loading');
  }
  if (!isSeller(signOnUser.roles)) return without('refused');
  const { dealerCode } = signOnUser;
  const seller = {
    name: user.name || user.nickname,
    email: user.emailPreferred || user.emails?.[0]?.email || '',
    phone: user.phone,
    dealerCode,
  };
  return { status: dealerCode ? 'ready' : 'dealerless', seller };
}

/**
 * Who sells on this page: the single sign-on's user with their roles and dealer, and the service's user with the name and
 * the contacts. Read-only; derived from the session.
 */
export const $seller: ReadableAtom<Seller> = pageSingleton('$seller', () => {
  const state = atom<Seller>(without('none'));
  onMount(state, () => $session.subscribe((session) => state.set(sellerOf(session, state.get()))));
  return state;
});

/** Loads both users of the seller, once per session; repeats what has failed. */
export function requestSeller(): void {
  requestUser('signOnUser');
  requestUser('user');
}
