import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { latestRequest } from '#domain/standalone/latest-request';
import { $session } from '#features/session/session';
import type { WelcomeKit } from '#services/entities/welcome-kit';
import { statusOf } from '#services/fallbacks/status';
import { getWelcomeKit } from '#services/welcome-kit';
import { useHost } from '#ui/core/host-context';

/** No reservation of that id among the visitor's, or one that entitles to no kit (spec reservations#welcome-kit). */
const NOT_ENTITLED = 404;

interface KitState {
  kit?: WelcomeKit;
  failed?: boolean;
  /** The order entitles to no kit. */
  isMissing?: boolean;
}

/**
 * Loads the kit of an order, once per session: another account has other orders. What is shown stays while it loads again,
 * and after the session has ended by itself.
 */
export function useKit(order: string): KitState & { reload(): void; setKit(kit: WelcomeKit): void } {
  const { signal } = useHost();
  const { isSignedIn, serial } = useStore($session);
  const [state, setState] = useState<KitState>({});
  const [latest] = useState(latestRequest);
  const reload = () => {
    const isLatest = latest.start();
    setState(({ kit }) => (kit ? { kit } : {}));
    getWelcomeKit({ id: order }, { signal }).then(
      (kit) => isLatest() && setState({ kit }),
      (error) => {
        if (!isLatest()) return;
        if (statusOf(error) === NOT_ENTITLED) setState({ isMissing: true });
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
