import { metaText } from './metadata';
import { pageDocument } from './native';

/** Default name of the session's cookie (spec roles#session). */
export const SESSION_COOKIE = 'vitrine_session';

/** Whether the visitor seems to be signed in: there is a session's cookie, which may have expired. */
export function hasSessionCookie(): boolean {
  try {
    return pageDocument.cookie.includes(`${metaText('session-cookie') || SESSION_COOKIE}=`);
  } catch {
    // Blocked cookies hold no session.
    return false;
  }
}
