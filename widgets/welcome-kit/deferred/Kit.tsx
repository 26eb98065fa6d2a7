import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $session } from '#features/session/session';
import { safeUrl } from '#page/core/safe-url';
import type { WelcomeKit } from '#services/entities/welcome-kit';
import { useHost, useMessages } from '#ui/core/host-context';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { KitForm } from './KitForm';
import { KitView } from './KitView';
import { texts } from './messages';
import { isChangeable } from './save-kit';
import { useKit } from './use-kit';

/** What the visitor looks at: the form, or the kit, also after the form was saved, given up, or too late. */
type View = 'form' | 'kit' | 'saved' | 'left' | 'closed';

interface KitProps {
  /** The order's id; empty without one. */
  order: string;
  ordersUrl: string;
}

/** The kit of an order, or why there is none. */
export function Kit({ order, ordersUrl }: KitProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const { kit, failed, isMissing, reload, setKit } = useKit(order);
  const { user, status } = useStore($session);
  /** Set once the kit is loaded: a later answer does not take the form away. */
  const [view, setView] = useState<View>();

  const show = (next: View, changed: WelcomeKit) => {
    setKit(changed);
    setView(next);
  };
  const content = () => {
    if (!order || isMissing) {
      const orders = safeUrl(ordersUrl);
      return (
        <Empty
          title={order ? messages.notEntitled : messages.noOrder}
          action={
            orders && (
              <a className="button" part="button" href={orders}>
                {messages.orders}
              </a>
            )
          }
        >
          {order ? messages.notEntitledHint : messages.noOrderHint}
        </Empty>
      );
    }
    if (failed) return <Failed onRetry={reload}>{messages.notLoaded}</Failed>;
    // The account's address is waited for only where it is proposed.
    if (!kit || (!view && !kit.address && !user && status === 'LOADING'))
      return <Loading label={messages.loading} />;
    if (!view) {
      setView(kit.status === 'WAITING_ADDRESS' && isChangeable(kit) ? 'form' : 'kit');
      return null;
    }
    if (view !== 'form') return <KitView kit={kit} reached={view} onChange={() => setView('form')} />;
    return (
      <KitForm
        order={order}
        kit={kit}
        userAddress={user?.address}
        onSaved={(saved) => {
          show('saved', saved);
          host.emit('vt-welcome-kit-saved', { order });
        }}
        onClosed={(now) => show('closed', now)}
        onLeave={(now) => show('left', now)}
      />
    );
  };
  return (
    <div className="kit" tabIndex={-1}>
      {content()}
    </div>
  );
}
