import { atom, onMount, type ReadableAtom } from 'nanostores';
import { pageDocument } from '#page/core/native';
import { pageSingleton } from '#page/core/page-singleton';
import { onSessionChange } from '#page/session-changes';
import { isIdentityEnded } from '#page/settings/cookies';

/**
 * Whether a service has refused the visitor's identity, or a call needed one and there is none: promotions and regions then ask
 * for another sign-in. The session goes on, and with it every other widget.
 */
export const $identityEnded: ReadableAtom<boolean> = pageSingleton('$identityEnded', () => {
  const state = atom(isIdentityEnded());
  const look = () => state.set(isIdentityEnded());
  onMount(state, () => {
    const stop = onSessionChange(look);
    pageDocument.addEventListener('vt-identity-expired', look);
    look();
    return () => {
      stop();
      pageDocument.removeEventListener('vt-identity-expired', look);
    };
  });
  return state;
});
