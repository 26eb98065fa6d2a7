import { atom, type ReadableAtom } from 'nanostores';
import type { UserStatus } from '../../domain/statuses';
import { pageSingleton } from '../../page/core/page-singleton';
import { bearer } from '../../page/settings/cookies';
import type { User } from '../../services/entities/user';
import * as users from '../../services/user';

interface UserState {
  status: UserStatus;
  /** The signed-in user, null for an anonymous visitor. In memory only. */
  user: User | null;
}

const state = pageSingleton('$user', () => atom<UserState>({ status: 'LOADED', user: null }));
/** Who is signed in (spec roles#user). */
export const $user: ReadableAtom<UserState> = state;

/** Loads the signed-in user once per session cookie; a visitor without one costs no call. A failure leaves them anonymous. */
export async function loadUser(): Promise<void> {
  const token = bearer();
  const requestedToken = pageSingleton('userToken', () => ({ current: undefined as string | undefined }));
  if (!token || requestedToken.current === token) return;
  requestedToken.current = token;
  state.set({ status: 'LOADING', user: null });
  try {
    state.set({ status: 'LOADED', user: await users.getUser({}) });
  } catch {
    requestedToken.current = undefined;
    state.set({ status: 'LOADED', user: null });
  }
}
