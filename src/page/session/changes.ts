import { emit } from '../core/events';
import { pageDocument } from '../core/native';
import { pageSingleton } from '../core/page-singleton';
import { applySessionEvent, bearer, currentSession, noteSignIn } from './session';
import { latestSignOut, noteSignOut } from './sign-outs';

declare module '../core/events' {
  interface VitrineEvents {
    /** The visitor has signed in: the session's cookies are set. Fired by a login widget or by the page. */
    'vt-session-started': null;
    /** The visitor has signed out: the session's cookies are cleared. Fired by a login or account widget, or by the page. */
    'vt-session-ended': null;
  }
}

/** What an event of the page says of the session. An ended one is signed out. */
export type Announced = 'started' | 'ended' | 'expired';

/** Fires the event of a session that started or ended. */
export const announceSession = (what: 'started' | 'ended'): void => {
  emit(document, `vt-session-${what}`, null);
};

/** The latest sign-out when the session's cookie last changed; null before the first read of this page view. */
const seen = pageSingleton('seenSignOut', () => ({ signOut: null as string | null }));

/**
 * Reads the session's cookie, and whether the visitor has signed out on another page of the site. Called by what starts to
 * use the session, since a page may set the cookies without an event.
 */
export function readSessionCookie(announced?: Announced): void {
  if (announced === 'started') noteSignIn();
  const latest = latestSignOut();
  seen.signOut ??= latest;
  const isSignOut = announced === 'ended' || (!!latest && latest !== seen.signOut);
  const token = bearer();
  const isChanged = (token ?? '') !== currentSession().token;
  // A session may be found gone before the page that ended it says why, and another visitor's may be there by then.
  if (isSignOut && (isChanged || !token)) applySessionEvent({ type: 'signOut' });
  applySessionEvent({ type: 'cookie', token });
  if (isChanged || announced === 'ended') seen.signOut = latestSignOut();
}

/**
 * Whether the session of this page view has expired: what belongs to the account is then neither asked for nor changed as a
 * guest.
 */
export function isSessionExpired(): boolean {
  readSessionCookie();
  return currentSession().state === 'expired';
}

/** Connects the site's open pages. A message only says that the session may have changed. */
const CHANNEL = 'vitrine-session';

/** Returns a channel to the site's other pages; undefined where the browser has none. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

/**
 * Calls back whenever the session's cookies may have changed: an event of this page or of another page of the site, a value
 * that another page has stored, and each return to this page. The event is undefined for a return. Returns the function that stops it.
 */
export function onSessionChange(callback: (event?: Announced) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const channel = openChannel();
  channel?.addEventListener('message', () => callback(), { signal });
  for (const what of ['started', 'ended', 'expired'] as const) {
    addEventListener(
      `vt-session-${what}`,
      (event) => {
        if (what === 'ended') noteSignOut(event);
        callback(what);
        if (what !== 'expired') channel?.postMessage('changed');
      },
      // Before those who ask what has become of the session.
      { signal, capture: true },
    );
  }
  // A sign-out of a page without a channel.
  addEventListener('storage', () => callback(), { signal });
  addEventListener('focus', () => callback(), { signal });
  // A page from the back-forward cache, and a tab that was hidden.
  addEventListener('pageshow', () => callback(), { signal });
  pageDocument.addEventListener('visibilitychange', () => pageDocument.hidden || callback(), { signal });
  return () => {
    listening.abort();
    channel?.close();
  };
}
