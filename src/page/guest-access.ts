import { tokenInFragment } from '#domain/reservation/manage-link';
import { clearCookie } from './set-cookie';
import { guestCookieName, guestMemory } from './settings/guest';
import { writeFragment } from './standalone/write-address';

/**
 * Takes the token of a manage link from the page's address, which loses it: neither the history nor a copied address has
 * it from then on. Returns whether there was one.
 */
export function takeManageToken(): boolean {
  const found = tokenInFragment(location.hash);
  if (!found) return false;
  writeFragment(found.rest);
  if (found.token) guestMemory.manageToken = found.token;
  return !!found.token;
}

/** Uses the token of an order from now on. */
export const keepManageToken = (token: string): void => {
  guestMemory.manageToken = token;
};

/** Forgets the guest of this browser: the next call is another guest's. */
export function forgetGuest(): void {
  Object.assign(guestMemory, { id: '', manageToken: '' });
  clearCookie(guestCookieName());
}
