import { MANAGE_FRAGMENT, manageToken } from '#domain/reservation/manage-link';
import { takeSecret } from './core/secret-fragment';
import { clearCookie } from './set-cookie';
import { guestCookieName, guestMemory } from './settings/guest';

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
