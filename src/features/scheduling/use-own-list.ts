import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { latestRequest } from '../../domain/standalone/latest-request';
import { useHost } from '../../ui/core/host-context';
import { $session } from '../session/session';

interface State<T> {
  items?: readonly T[];
  failed: boolean;
  /** The session that they belong to. */
  of?: number;
}

/**
 * Loads what a signed-in visitor has asked for: once per session, and again when asked for. What is shown stays meanwhile.
 * @param load the call of the list
 */
export function useOwnList<T extends { id: string }>(load: (signal: AbortSignal) => Promise<readonly T[]>) {
  const { signal } = useHost();
  const { serial, isSignedIn, end } = useStore($session);
  const [state, setState] = useState<State<T>>({ failed: false });
  const [requests] = useState(latestRequest);
  const reload = () => {
    const session = $session.get();
    if (!session.isSignedIn) {
      requests.drop();
      // What is shown stays after the session has ended by itself; no other account sees it.
      if (session.end === 'signed-out') setState({ failed: false });
      return;
    }
    const isLatest = requests.start();
    const { serial: of } = session;
    setState((before) => (before.of === of ? { ...before, failed: false } : { failed: false }));
    load(signal).then(
      (items) => isLatest() && setState({ items, failed: false, of }),
      () => isLatest() && setState((before) => ({ ...before, failed: true })),
    );
  };
  const latest = useRef(reload);
  latest.current = reload;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per session
  useEffect(() => {
    latest.current();
    return requests.drop;
  }, [serial]);
  return {
    ...state,
    isSignedIn,
    hasExpired: !isSignedIn && end === 'expired',
    reload,
    /** Shows an item as the service has just answered it; an answer under way does not undo it. */
    put(item: T) {
      requests.drop();
      setState(({ items = [], ...before }) => ({
        ...before,
        items: items.map((each) => (each.id === item.id ? item : each)),
      }));
    },
  };
}
