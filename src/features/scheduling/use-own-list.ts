import { useStore } from '@nanostores/react';
import { useCollection } from '#ui/collection/use-collection';
import { useHost } from '#ui/core/host-context';
import { $session } from '../session/session';
import { useAccountRows } from '../session/use-account-rows';

/**
 * Loads what a signed-in visitor has asked for: once per session, and again when asked for. What is shown stays meanwhile.
 * @param load the call of the list
 */
export function useOwnList<T extends { id: string }>(load: (signal: AbortSignal) => Promise<readonly T[]>) {
  const { signal } = useHost();
  const { isSignedIn, end } = useStore($session);
  const { items, failed, retry, put } = useCollection(useAccountRows('page'), () => load(signal));
  return { items, failed, isSignedIn, hasExpired: !isSignedIn && end === 'expired', reload: retry, put };
}
