import { isSeller } from '#domain/access/sellers';
import { $session, requestUser, type Session } from '../session/session';
import { RefusedUpload } from './refused-upload';

/** Resolves to the session once what is asked of its user has loaded, or has failed. */
function loadedSession(signal: AbortSignal): Promise<Session> {
  requestUser('user');
  requestUser('signOnUser');
  return new Promise((resolve, reject) => {
    const stop = $session.listen(look);
    signal.addEventListener('abort', end, { once: true });
    function end() {
      stop();
      reject(signal.reason);
    }
    function look() {
      const session = $session.get();
      if (session.status === 'LOADING') return;
      stop();
      signal.removeEventListener('abort', end);
      resolve(session);
    }
    look();
  });
}

/**
 * Resolves to the id of the visitor whose own account takes the documents. Throws a RefusedUpload if who is signed in, or
 * whether it is a seller, is not known; and for a seller, whose account never takes a customer's documents. Resolves to an
 * empty text without a session: the call itself says so.
 */
export async function ownRecipient(signal: AbortSignal): Promise<string> {
  const { state, user, signOnUser } = await loadedSession(signal);
  const isSignedIn = state === 'signedIn';
  if (!isSignedIn) return '';
  if (!user?.id || !signOnUser) throw new RefusedUpload('user');
  if (isSeller(signOnUser.roles)) throw new RefusedUpload('customer');
  return user.id;
}
