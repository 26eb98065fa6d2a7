import { useStore } from '@nanostores/react';
import { staysInView } from '#domain/session/session-state';
import { useCollection } from '#ui/collection/use-collection';
import { useHost } from '#ui/core/host-context';
import { $session } from '../session/session';
import { useAccountRows } from '../session/use-account-content';

/**
 * Loads what a signed-in visitor has asked for: once per session, and again when asked for. What is shown stays meanwhile.
 * @param load the call of the list
 */
export function useOwnList<T extends { id: string }>(load: (signal: AbortSignal) => Promise<readonly T[]>) {
  const { signal } = useHost();
  const { state } = useStore($session);
  const isSignedIn = state === 'signedIn';
  const { items, failed, retry, put } = useCollection(useAccountRows('page'), () => load(signal));
  return { items, failed, isSignedIn, hasExpired: staysInView(state), reload: retry, put };
}
