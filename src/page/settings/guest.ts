import { tokenOf } from './cookies';

/** A session cookie of ours with the guest's id, which identifies the owner of a reservation without an account. */
export const GUEST_COOKIE = 'vitrine_guest';

/** Returns the id under which this browser has made reservations without an account; undefined if it has made none. */
export const knownGuest = (): string | undefined => tokenOf(GUEST_COOKIE);
