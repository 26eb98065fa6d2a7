import { pageSingleton } from '../core/page-singleton';
import { isDoubtful, tokenOf } from './cookies';
import { setting } from './settings';

/** A session cookie of ours with the guest's id, which identifies the owner of a reservation without an account. */
const GUEST_COOKIE = 'vitrine_guest';

/**
 * Returns the name of the guest's cookie. Where the page says that its cookies are this one host's, browsers let no other host
 * set it (__Host-). The plain name is not read there: it may be what another host has planted.
 */
export function guestCookieName(): string {
  const isOneHost = location.protocol === 'https:' && setting('cookie-domain') === location.hostname;
  return isOneHost ? `__Host-${GUEST_COOKIE}` : GUEST_COOKIE;
}

/**
 * What gives access to a guest's orders, in memory only: the guest's id where cookies are blocked, and the token of the
 * order whose manage link was opened (spec reservations#manage-link). isDoubtful: this page has found two guests.
 */
export const guestMemory = pageSingleton(
  'guestAccess',
  (): {
    id: string;
    manageToken: string;
    isDoubtful?: boolean;
  } => ({ id: '', manageToken: '' }),
);

/** Returns the id under which this browser has made reservations without an account; undefined if it has made none. */
export function knownGuest(): string | undefined {
  const name = guestCookieName();
  if (isDoubtful(name)) guestMemory.isDoubtful = true;
  return tokenOf(name);
}

/**
 * Whether this page has found the ids of two guests: another host may have planted one. Neither is used, the guest begins anew,
 * and the widgets with a guest's orders say so.
 */
export function isGuestDoubtful(): boolean {
  knownGuest();
  return !!guestMemory.isDoubtful;
}
