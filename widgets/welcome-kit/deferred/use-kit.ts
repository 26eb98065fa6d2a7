import { useStore } from '@nanostores/react';
import '#features/orders/guest/guest-identity';
import { $session } from '#features/session/session';
import type { WelcomeKit } from '#services/entities/welcome-kit';
import { isKind } from '#services/http/problem';
import { getWelcomeKit } from '#services/welcome-kit';
import { useHost } from '#ui/core/host-context';
import { useResource } from '#ui/resource/use-resource';

interface KitState {
  kit: WelcomeKit | undefined;
  failed: boolean;
  /** The order entitles to no kit. */
  isMissing: boolean;
  reload(): void;
  /** Shows a newer kit; an answer under way does not undo it. */
  setKit(kit: WelcomeKit): void;
}

const isPaused = () => $session.get().state !== 'signedIn';

/**
 * Loads the kit of an order, once per session: another account has other orders. What is shown stays while it loads again,
 * and after the session has expired.
 */
export function useKit(order: string): KitState {
  const { signal } = useHost();
  const { serial } = useStore($session);
  const { value, failed, error, retry, put } = useResource(
    { key: order || undefined, revision: serial, isPaused },
    () => getWelcomeKit({ id: order }, { signal }),
  );
  // No reservation of that id among the visitor's, or one that entitles to no kit (spec reservations#welcome-kit).
  const isMissing = failed && isKind(error, 'missing');
  return { kit: value, failed: failed && !value, isMissing, reload: retry, setKit: put };
}
