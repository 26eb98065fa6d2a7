import type { WelcomeKit } from '#services/entities/welcome-kit';
import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { addressLines } from './address-lines';
import { texts } from './messages';
import { isChangeable } from './save-kit';

interface KitViewProps {
  kit: WelcomeKit;
  /** How the visitor got here: by the first view, or from the form, whose focus the heading takes. */
  reached: 'kit' | 'saved' | 'left' | 'closed';
  onChange(): void;
}

/** The kit as the service has it: how far it is, where it goes, and a way to change that while it is possible. */
export function KitView({ kit, reached, onChange }: KitViewProps) {
  const messages = useMessages(texts);
  const { status, address, trackingCode, items } = kit;
  const titles: Record<string, string> = {
    WAITING_ADDRESS: messages.waiting,
    PREPARING: messages.preparing,
    SENT: messages.sent,
    DELIVERED: messages.delivered,
  };
  const canChange = isChangeable(kit);
  const title = reached === 'saved' ? messages.saved : (titles[status] ?? messages.unknown);
  return (
    <>
      <div
        className={`notice${reached === 'closed' ? ' bad' : ''}`}
        role={reached === 'kit' ? undefined : 'status'}
      >
        <FocusHeading level={3} takesFocus={reached !== 'kit'}>
          {title}
        </FocusHeading>
        {reached === 'saved' && canChange && <p>{messages.savedHint}</p>}
        {reached === 'closed' && <p>{messages.closed}</p>}
        {reached !== 'closed' && status === 'PREPARING' && !canChange && <p>{messages.locked}</p>}
      </div>
      <dl>
        {address && (
          <>
            <dt>{messages.address}</dt>
            <dd>
              <address className="kit-address">
                {addressLines(address).map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </address>
            </dd>
          </>
        )}
        {trackingCode && (
          <>
            <dt>{messages.tracking}</dt>
            <dd>{trackingCode}</dd>
          </>
        )}
        {!!items?.length && (
          <>
            <dt>{messages.items}</dt>
            <dd>{items.join(', ')}</dd>
          </>
        )}
      </dl>
      {canChange && (
        <Button kind="plain" onClick={onChange}>
          {address ? messages.change : messages.inform}
        </Button>
      )}
    </>
  );
}
