import { pageSingleton } from '../core/page-singleton';
import { tokenOf } from './cookies';

/** A session cookie of ours with the guest's id, which identifies the owner of a reservation without an account. */
export const GUEST_COOKIE = 'vitrine_guest';

/** Returns the id under which this browser has made reservations without an account; undefined if it has made none. */
export const knownGuest = (): string | undefined => tokenOf(GUEST_COOKIE);

/**
 * What gives access to a guest's orders, in memory only: the guest's id where cookies are blocked, and the token of the
 * order whose manage link was opened (spec reservations#manage-link).
 */
export const guestMemory = pageSingleton('guestAccess', () => ({ id: '', manageToken: '' }));
