import { string } from 'valibot';
import { pageSingleton } from '../core/page-singleton';
import { randomId } from '../random-id';
import { persisted } from '../settings/storage';

/**
 * The latest sign-out on any page of the site, by a random name: a page that finds its session gone knows by it whether
 * the visitor signed out elsewhere, even if it was asleep at the time.
 */
const latest = persisted('sign-out', string(), { lifetime: () => Number.POSITIVE_INFINITY });

/** Returns the name of the latest sign-out in this browser; empty if none is known. */
export const latestSignOut = (): string => latest.load() ?? '';

const noted = pageSingleton('notedSignOuts', () => new WeakSet<Event>());

/**
 * Gives the sign-out of this page a name, by which the site's other pages know of it.
 * @param event that told of it; once for each, however many listeners note it
 */
export function noteSignOut(event?: Event): void {
  if (event && noted.has(event)) return;
  if (event) noted.add(event);
  latest.save(randomId());
}

/** When another page's sign-out may be noticed: as it happens, and on each return to this page. */
const MOMENTS = ['storage', 'focus', 'pageshow'];

/**
 * Calls back when the visitor signs out, on this page or on another one of the site. A session that ends by itself is no
 * sign-out. Without the session's store, which visitors without a session do not load. Returns the function that stops it.
 */
export function onSignOut(callback: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let known = latestSignOut();
  const check = ({ type }: Event) => {
    const before = known;
    known = latestSignOut();
    if (type === 'vt-session-ended' || (known && known !== before)) callback();
  };
  for (const type of ['vt-session-ended', ...MOMENTS]) addEventListener(type, check, { signal });
  return () => listening.abort();
}
