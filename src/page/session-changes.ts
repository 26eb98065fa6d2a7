import { string } from 'valibot';
import { persisted } from './settings/storage';

/** Connects the site's open pages. A message only says that the session may have changed. */
const CHANNEL = 'vitrine-session';

/**
 * The latest sign-out on any page of the site, by a random name: a page that finds its session gone knows by it whether
 * the visitor signed out elsewhere, even if it was asleep at the time.
 */
const signOuts = persisted('sign-out', string(), { lifetime: () => Number.POSITIVE_INFINITY });

/** Returns the name of the latest sign-out in this browser; empty if none is known. */
export const latestSignOut = (): string => signOuts.load() ?? '';

/** Returns a channel to the site's other pages; undefined where the browser has none. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

/**
 * Calls back whenever the session's cookies may have changed: an event of this page or of another page of the site, and
 * each return to this page. The event is undefined for a return. Returns the function that stops it.
 */
export function onSessionChange(callback: (event?: 'started' | 'ended' | 'expired') => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const channel = openChannel();
  channel?.addEventListener('message', () => callback(), { signal });
  for (const what of ['started', 'ended', 'expired'] as const) {
    addEventListener(
      `vt-session-${what}`,
      () => {
        if (what === 'ended') signOuts.save(crypto.getRandomValues(new Uint32Array(2)).join('-'));
        callback(what);
        if (what !== 'expired') channel?.postMessage('changed');
      },
      { signal },
    );
  }
  addEventListener('focus', () => callback(), { signal });
  // A page from the back-forward cache, and a tab that was hidden.
  addEventListener('pageshow', () => callback(), { signal });
  document.addEventListener('visibilitychange', () => document.hidden || callback(), { signal });
  return () => {
    listening.abort();
    channel?.close();
  };
}
