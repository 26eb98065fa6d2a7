import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { UserStatus } from '#domain/access/user-statuses';
import { pageSingleton } from '#page/core/page-singleton';
import { onSessionChange } from '#page/session-changes';
import { acceptBearer, bearer, leaveRefusedSession } from '#page/settings/cookies';
import { latestSignOut } from '#page/sign-outs';
import * as auth from '#services/auth';
import type { SignOnUser, User } from '#services/entities/user';
import * as users from '#services/user';

/** What is known of the visitor. In memory only, without the session's token. */
export interface Session {
  /** LOADING while a requested user is loading. */
  status: UserStatus;
  isSignedIn: boolean;
  /** Counts the sessions of this page view: another number may be another account. */
  serial: number;
  /**
   * Whether the visitor signed out, on this page or on another one of the site, or the session ended by itself: what is
   * typed then stays.
   */
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
  /** The latest sign-out that the page has followed. */
  signOut: '',
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
 * @param announced how a session that is gone has ended, unless the visitor signed out on another page of the site
 */
export function readSession(announced: Session['end'] = 'expired'): void {
  const token = bearer();
  const signOut = latestSignOut();
  const end = signOut && signOut !== memory.signOut ? 'signed-out' : announced;
  if (token === memory.token) {
    const now = state.get();
    // A session may be found gone before the page that ended it says why.
    if (now.end === 'expired' && end === 'signed-out') {
      leaveRefusedSession();
      state.set({ ...now, end });
    }
    return;
  }
  const hadSession = memory.token !== undefined;
  Object.assign(memory, { token, signOut, loading: 0 });
  memory.loads.clear();
  if (hadSession && end === 'signed-out') leaveRefusedSession();
  const show = (session: Partial<Session>) =>
    state.set({ ...ANONYMOUS, serial: state.get().serial + 1, ...session });
  // Another visitor may have signed in before this page learns that the one before has signed out.
  if (hadSession && (!token || end === 'signed-out')) show({ end });
  if (!token) return;
  show({ isSignedIn: true });
  for (const part of memory.requested) load(part);
}

onMount(state, () => {
  readSession();
  return onSessionChange((event) => {
    if (event === 'started') acceptBearer();
    readSession(event === 'ended' ? 'signed-out' : 'expired');
    if (event !== 'ended') return;
    leaveRefusedSession();
    memory.signOut = latestSignOut();
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
