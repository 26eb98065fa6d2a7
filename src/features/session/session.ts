import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { UserStatus } from '../../domain/statuses';
import { pageSingleton } from '../../page/core/page-singleton';
import { onSessionChange } from '../../page/session-changes';
import { acceptBearer, bearer } from '../../page/settings/cookies';
import * as auth from '../../services/auth';
import type { SignOnUser, User } from '../../services/entities/user';
import * as users from '../../services/user';

/** What is known of the visitor. In memory only, without the session's token. */
export interface Session {
  /** LOADING while a requested user is loading. */
  status: UserStatus;
  isSignedIn: boolean;
  /** Counts the sessions of this page view: another number may be another account. */
  serial: number;
  /** Whether the visitor signed out, or the session ended by itself: what is typed then stays. */
  end: 'none' | 'signed-out' | 'expired';
  /** The service's user; null until requested and loaded. */
  user: User | null;
  /** The single sign-on's user; null until requested and loaded. */
  signOnUser: SignOnUser | null;
  /** Whether the last load of a requested user failed. */
  failed: boolean;
}

type UserPart = 'user' | 'signOnUser';

const LOADS: { [P in UserPart]: () => Promise<Session[P]> } = {
  user: () => users.getUser({}),
  signOnUser: async () => (await auth.getSession({})).user ?? null,
};

const ANONYMOUS: Session = {
  status: 'LOADED',
  isSignedIn: false,
  serial: 0,
  end: 'none',
  user: null,
  signOnUser: null,
  failed: false,
};

const state = pageSingleton('$session', () => atom<Session>(ANONYMOUS));
/** Of this page view; a token is compared and never passed on. */
const memory = pageSingleton('session', () => ({
  token: undefined as string | undefined,
  /** The parts that widgets of the page use. */
  requested: new Set<UserPart>(),
  /** The parts that are loading or loaded for the token. */
  loads: new Set<UserPart>(),
  loading: 0,
}));

/** Loads a part of the user for the current token; an answer for an earlier token is dropped. */
async function load(part: UserPart): Promise<void> {
  const { token } = memory;
  if (!token || memory.loads.has(part)) return;
  memory.loads.add(part);
  memory.loading++;
  state.set({ ...state.get(), status: 'LOADING', failed: false });
  const value = await LOADS[part]().catch(() => undefined);
  if (memory.token !== token) return;
  // The next request tries again.
  if (value === undefined) memory.loads.delete(part);
  const status = --memory.loading > 0 ? 'LOADING' : 'LOADED';
  const { failed, ...before } = state.get();
  state.set({
    ...before,
    status,
    failed: failed || value === undefined,
    ...(value !== undefined && { [part]: value }),
  });
}

/**
 * Reads the cookies: a new token has a new user, and no token has none (spec roles#session). Called by what starts to
 * use the session, since a page may set the cookies without an event.
 */
export function readSession(end: Session['end'] = 'expired'): void {
  const token = bearer();
  if (token === memory.token) return;
  const hadSession = memory.token !== undefined;
  Object.assign(memory, { token, loading: 0 });
  memory.loads.clear();
  const serial = state.get().serial + 1;
  state.set({ ...ANONYMOUS, serial, isSignedIn: !!token, ...(!token && hadSession && { end }) });
  if (!token) return;
  for (const part of memory.requested) load(part);
}

onMount(state, () => {
  readSession();
  return onSessionChange((event) => {
    if (event === 'started') acceptBearer();
    readSession(event === 'ended' ? 'signed-out' : 'expired');
  });
});

/**
 * Who is signed in (spec roles#session, roles#user): read from the session's cookie on start, on return to the page, on
 * vt-session-started and vt-session-ended, and when another page of the site signs in or out.
 */
export const $session: ReadableAtom<Session> = state;

/**
 * Loads the service's user or the single sign-on's user, once per session, and that of every later session. Visitors
 * without a session cost no call. A failure leaves the user null until the next request.
 */
export function requestUser(part: UserPart = 'user'): void {
  memory.requested.add(part);
  readSession();
  load(part);
}

/**
 * Replaces the service's user after the service has changed it. serial: of the session in which it was changed; a later
 * session keeps its own user.
 */
export function putUser(user: User, serial: number): void {
  const now = state.get();
  if (now.isSignedIn && now.serial === serial) state.set({ ...now, user });
}
