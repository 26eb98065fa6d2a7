import { bearer } from './settings/cookies';

/**
 * Calls back once the visitor has a session: now, after a sign-in on this page, or on a return to it. Returns the
 * function that stops waiting. Small: what a session is used for loads afterwards.
 */
export function whenSignedIn(callback: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const check = () => {
    if (signal.aborted || !bearer()) return;
    waiting.abort();
    callback();
  };
  for (const type of ['vt-session-started', 'focus']) addEventListener(type, check, { signal });
  check();
  return () => waiting.abort();
}
