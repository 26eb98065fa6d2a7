import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { latestRequest } from '#domain/core/latest-request';
import '#features/orders/guest/guest-identity';
import { $session } from '#features/session/session';
import type { WelcomeKit } from '#services/entities/welcome-kit';
import { isKind } from '#services/http/problem';
import { getWelcomeKit } from '#services/welcome-kit';
import { useHost } from '#ui/core/host-context';

interface KitState {
  kit?: WelcomeKit;
  failed?: boolean;
  /** The order entitles to no kit. */
  isMissing?: boolean;
}

/**
 * Loads the kit of an order, once per session: another account has other orders. What is shown stays while it loads again,
 * and after the session has expired.
 */
export function useKit(order: string): KitState & { reload(): void; setKit(kit: WelcomeKit): void } {
  const { signal } = useHost();
  const { state: sessionState, serial } = useStore($session);
  const isSignedIn = sessionState === 'signedIn';
  const [state, setState] = useState<KitState>({});
  const [latest] = useState(latestRequest);
  const reload = () => {
    const isLatest = latest.start();
    setState(({ kit }) => (kit ? { kit } : {}));
    getWelcomeKit({ id: order }, { signal }).then(
      (kit) => isLatest() && setState({ kit }),
      (error) => {
        if (!isLatest()) return;
        // No reservation of that id among the visitor's, or one that entitles to no kit (spec reservations#welcome-kit).
        if (isKind(error, 'missing')) setState({ isMissing: true });
        else setState((before) => ({ ...before, failed: !before.kit }));
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per session and order
  useEffect(() => {
    if (isSignedIn && order) reload();
    return latest.drop;
  }, [isSignedIn, serial, order]);
  return {
    ...state,
    reload,
    // An answer on its way is of before the change.
    setKit(kit) {
      latest.drop();
      setState({ kit });
    },
  };
}
