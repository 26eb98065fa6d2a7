import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { UserStatus } from '#domain/access/user-statuses';
import type { SessionState, VisitorSession } from '#domain/session/session-state';
import { pageDocument } from '#page/core/native';
import { pageSingleton } from '#page/core/page-singleton';
import { type Announced, onSessionChange, readSessionCookie } from '#page/session/changes';
import { bearer, currentSession, isIdentityExpired, onSession } from '#page/session/session';
import * as auth from '#services/auth';
import type { SignOnUser, User } from '#services/entities/user';
import { provideHeader } from '#services/http/context-headers';
import * as users from '#services/user';

/** What is known of the visitor. In memory only, without the session's token. */
export interface Session {
  /** Whether somebody is signed in, and how the latest session has ended. */
  state: SessionState;
  /** Counts the sessions of this page view: another number may be another account. */
  serial: number;
  /** LOADING while a requested user is loading. */
  status: UserStatus;
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
  state: 'none',
  serial: 0,
  status: 'LOADED',
  user: null,
  signOnUser: null,
  failed: false,
};

// A copy of the library of before these states has a store of its own.
const store = pageSingleton('$visitorSession', () => atom<Session>(ANONYMOUS));
// The visitor whose account the page shows: another one has not asked for this.
provideHeader('x-reservation-user-id', () => (bearer() ? store.get().user?.id : undefined));
/** Of this page view. */
const memory = pageSingleton('sessionLoads', () => ({
  /** The parts that widgets of the page use. */
  requested: new Set<UserPart>(),
  /** The parts that are loading or loaded in the present session. */
  loads: new Set<UserPart>(),
  loading: 0,
}));

/** Loads a part of the user for the present session; an answer for an earlier one is dropped. */
async function load(part: UserPart): Promise<void> {
  const { state, serial } = store.get();
  if (state !== 'signedIn' || memory.loads.has(part)) return;
  memory.loads.add(part);
  memory.loading++;
  store.set({ ...store.get(), status: 'LOADING', failed: false });
  const value = await LOADS[part]().catch(() => undefined);
  if (store.get().serial !== serial) return;
  // The next request tries again.
  if (value === undefined) memory.loads.delete(part);
  const status = --memory.loading > 0 ? 'LOADING' : 'LOADED';
  const { failed, ...before } = store.get();
  store.set({
    ...before,
    status,
    failed: failed || value === undefined,
    ...(value !== undefined && { [part]: value }),
  });
}

/** Shows the session's state. Another session has another user. */
function showSession({ state, serial }: VisitorSession): void {
  const now = store.get();
  if (now.serial === serial) {
    if (now.state !== state) store.set({ ...now, state });
    return;
  }
  memory.loads.clear();
  memory.loading = 0;
  store.set({ ...ANONYMOUS, state, serial });
  for (const part of memory.requested) load(part);
}

/**
 * Reads the session's cookie: a new token has a new user, and no token has none (spec roles#session). Called by what starts
 * to use the session, since a page may set the cookies without an event.
 */
export function readSession(announced?: Announced): void {
  readSessionCookie(announced);
  showSession(currentSession());
}

onMount(store, () => {
  const stopShowing = onSession(showSession);
  readSession();
  const stopReading = onSessionChange(readSession);
  return () => {
    stopReading();
    stopShowing();
  };
});

/**
 * Who is signed in (spec roles#session, roles#user): read from the session's cookie on start, on return to the page, on
 * vt-session-started and vt-session-ended, and when another page of the site signs in or out.
 */
export const $session: ReadableAtom<Session> = store;

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
  const now = store.get();
  if (now.state === 'signedIn' && now.serial === serial) store.set({ ...now, user });
}

/** Returns the name to greet a visitor by: the nickname, else the first name; empty while neither is known. */
export const greetingName = (user: Pick<User, 'nickname' | 'name'> | null): string =>
  (user?.nickname || user?.name || '').trim().split(/\s+/)[0] ?? '';

/**
 * Whether a service has rejected the visitor's identity, or a call needed one and there is none: promotions and regions then
 * ask for another sign-in. The session goes on, and with it every other widget.
 */
export const $identityExpired: ReadableAtom<boolean> = pageSingleton('$identityExpired', () => {
  const state = atom(isIdentityExpired());
  const read = () => state.set(isIdentityExpired());
  onMount(state, () => {
    const stop = onSessionChange(read);
    pageDocument.addEventListener('vt-identity-expired', read);
    read();
    return () => {
      stop();
      pageDocument.removeEventListener('vt-identity-expired', read);
    };
  });
  return state;
});
