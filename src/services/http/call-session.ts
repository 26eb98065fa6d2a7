import { emit } from '#page/core/events';
import { rejectIdentity, rejectToken } from '#page/session/session';
import type { Definition } from './types';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The session is not valid (401). A login widget can handle it. */
    'vt-session-expired': { service: string };
    /**
     * The identity is not valid (401), or the sign-in has brought none: promotions and regions need another sign-in. The session
     * goes on. A login widget can handle it.
     */
    'vt-identity-expired': { service: string };
  }
}

/** Whether a call makes no sense without the visitor's session. */
export const needsSession = ({ auth = 'none-stated', staff, wire }: Definition): boolean =>
  (/^(bearer|id-token)$/.test(auth) || !!staff) && !wire?.guest;

/**
 * Whether a call goes on without a session that has expired: it changes nothing, and its answer is not the account's. What
 * a visitor does as a signed-in person is never done for a nameless one instead (spec calls#sessions).
 */
export const goesOnWithout = ({ method, safe, wire }: Definition): boolean =>
  (method === 'GET' || !!safe) && (!wire?.guest || wire.guest === 'anyone');

/**
 * Expires what a service rejected with 401. The identity of a call that goes with it expires alone: where the session has
 * expired too, its own calls are rejected.
 */
export function expireCredential(service: string, { auth }: Definition): void {
  if (auth !== 'id-token') expireSession(service);
  else {
    rejectIdentity();
    emit(document, 'vt-identity-expired', { service });
  }
}

/**
 * Expires the session whose token a service rejected with 401: no call sends it again, and an event tells the page's
 * widgets.
 */
export function expireSession(service: string): void {
  rejectToken();
  emit(document, 'vt-session-expired', { service });
}
