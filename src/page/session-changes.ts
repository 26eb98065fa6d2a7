import { pageDocument } from './core/native';
import { noteSignOut } from './sign-outs';

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
export function onSessionChange(callback: (event?: 'started' | 'ended' | 'expired') => void): () => void {
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
