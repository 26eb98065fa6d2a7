/**
 * Who a visitor without an account is to the calls of orders: the guest's id and the token of an order. Registered with the
 * transport as the file loads, so each file that makes a call with `wire.guest` imports it, or is loaded by one that does.
 */
import { MANAGE_FRAGMENT, manageToken } from '#domain/reservation/manage-link';
import { MANAGE_TOKEN_HEADER } from '#domain/reservation/manage-token';
import { pageSingleton } from '#page/core/page-singleton';
import { takeSecret } from '#page/core/secret-fragment';
import { randomId } from '#page/random-id';
import { bearer } from '#page/session/session';
import { clearCookie, setCookie } from '#page/set-cookie';
import { isDoubtful, tokenOf } from '#page/settings/cookies';
import { setting } from '#page/settings/settings';
import { provideHeader } from '#services/http/context-headers';

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

/** Returns the visitor's guest id: the same until the browser closes, on all pages of the brand. */
function guestId(): string {
  const known = knownGuest();
  if (known) return known;
  guestMemory.id ||= randomId();
  const made = guestMemory.id;
  setCookie(guestCookieName(), made);
  // Kept where the browser blocks cookies only: another tab may forget the guest.
  if (knownGuest() === made) guestMemory.id = '';
  return made;
}

// Whose reservations they are (spec reservations#guests). An id is made for who has neither a session nor a token.
provideHeader('x-reservation-anonymous-guest', ({ guest }) => {
  if (!guest) return undefined;
  const isNeeded = !bearer() && (guest === 'new' || !guestMemory.manageToken);
  return isNeeded ? guestId() : knownGuest();
});
provideHeader(MANAGE_TOKEN_HEADER, ({ guest }) => (guest && guestMemory.manageToken) || undefined);

/** Takes the token of a manage link, which the page's address has lost. Returns whether there was one. */
export function takeManageToken(): boolean {
  const token = manageToken(takeSecret(MANAGE_FRAGMENT) ?? '');
  if (token) guestMemory.manageToken = token;
  return !!token;
}

/** Uses the token of an order from now on. */
export const keepManageToken = (token: string): void => {
  guestMemory.manageToken = token;
};

/** Forgets the guest of this browser: the next call is another guest's. */
export function forgetGuest(): void {
  Object.assign(guestMemory, { id: '', manageToken: '', isDoubtful: false });
  clearCookie(guestCookieName());
}
