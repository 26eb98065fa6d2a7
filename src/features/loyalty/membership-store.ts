import { atom, onMount, type ReadableAtom } from 'nanostores';
import { $session } from '#features/session/session';
import { pageDocument } from '#page/core/native';
import { pageSingleton } from '#page/core/page-singleton';
import type { Membership } from '#services/entities/loyalty';
import { isKind } from '#services/http/problem';
import { getMembership } from '#services/loyalty';

/** The visitor's membership of the brand's loyalty program, in memory only. */
export interface MembershipState {
  /** loading also while it loads again; the membership of the same account stays meanwhile, as after a failure. */
  status: 'unknown' | 'loading' | 'ready' | 'failed';
  /** Null if there is none, or if it is not known yet. */
  membership: Membership | null;
}

const UNKNOWN: MembershipState = { status: 'unknown', membership: null };

const state = pageSingleton('$membership', () => atom<MembershipState>(UNKNOWN));
/** requested: a widget of the page shows it. serial: the session of what is known or loading; -1 for none. */
const memory = pageSingleton('membership', () => ({ requested: false, serial: -1, loads: 0 }));

/** Loads it for the present session; the answer for an earlier one, and to an earlier load, is dropped. */
export async function reloadMembership(): Promise<void> {
  const { state: sessionState, serial } = $session.get();
  if (sessionState !== 'signedIn') return;
  const load = ++memory.loads;
  const isLatest = () => load === memory.loads && serial === $session.get().serial;
  const before = memory.serial === serial ? state.get().membership : null;
  memory.serial = serial;
  state.set({ status: 'loading', membership: before });
  try {
    const found = await getMembership({});
    if (isLatest()) putMembership(found, serial);
  } catch (error) {
    if (!isLatest()) return;
    // The visitor is in no program.
    if (isKind(error, 'missing')) state.set({ status: 'ready', membership: null });
    else state.set({ status: 'failed', membership: before });
  }
}

/**
 * Shows what the service has answered to a change; an answer on its way is of before it. serial: the session in which the
 * change was asked for; that of an earlier one is another account's, and is dropped.
 */
export function putMembership(membership: Membership, serial: number): void {
  if (serial !== $session.get().serial) return;
  memory.serial = serial;
  memory.loads++;
  state.set({ status: 'ready', membership: membership.program ? membership : null });
}

/** Loads it once per session, for all widgets of the page; after a failure again. */
export function requestMembership(): void {
  memory.requested = true;
  const isKnown = memory.serial === $session.get().serial && state.get().status !== 'failed';
  if (!isKnown) reloadMembership();
}

/**
 * Another session is another account; what is shown stays where the session has expired. Who has joined by
 * vt-loyalty-subscription has a membership from then on.
 */
onMount(state, () => {
  const joined = () => void reloadMembership();
  pageDocument.addEventListener('vt-loyalty-subscription-started', joined);
  const stop = $session.subscribe(({ state: sessionState, serial }) => {
    const isSignedIn = sessionState === 'signedIn';
    if (sessionState === 'signedOut' || (isSignedIn && memory.serial !== -1 && memory.serial !== serial)) {
      memory.serial = -1;
      memory.loads++;
      state.set(UNKNOWN);
    }
    if (isSignedIn && memory.requested && memory.serial !== serial) reloadMembership();
  });
  return () => {
    stop();
    pageDocument.removeEventListener('vt-loyalty-subscription-started', joined);
  };
});

/** The membership of the signed-in visitor. */
export const $membership: ReadableAtom<MembershipState> = state;
