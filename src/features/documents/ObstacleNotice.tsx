import { useStore } from '@nanostores/react';
import { withReturn } from '#page/session/sign-in-address';
import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { useFocusLeaving } from '#ui/parts/use-focus-leaving';
import { $session } from '../session/session';
import { texts } from './messages';
import type { ENDABLE } from './queue';

interface ObstacleNoticeProps {
  kind: (typeof ENDABLE)[number];
  /** The customer whose documents they are; empty if nobody is named. */
  customer: string;
  /** Address of the page on which an identity is validated; empty for none. */
  identityUrl: string;
  /** Sends what waits for it. */
  onRetry(): void;
  /** Called before it is removed while it has the focus. */
  onFocusLost(): void;
}

/**
 * Why no file is sent now, what the visitor does about it, and the button that sends the files, which stay chosen. The
 * identity is validated in another tab: this page holds the files.
 */
export function ObstacleNotice({ kind, customer, identityUrl, onRetry, onFocusLost }: ObstacleNoticeProps) {
  const messages = useMessages(texts);
  const { user } = useStore($session);
  const own = useFocusLeaving<HTMLDivElement>(onFocusLost);
  // A seller cannot validate the identity of a customer.
  const isOthers = !!customer && customer !== user?.id;
  const isIdentity = kind === 'identity';
  const address = isIdentity && !isOthers && withReturn(identityUrl);
  const words = !isIdentity
    ? messages.obstacles[kind as 'user' | 'customer']
    : isOthers
      ? messages.obstacles.identityOfCustomer
      : address
        ? messages.obstacles.identity
        : messages.obstacles.identityElsewhere;
  return (
    <div className="notice bad" ref={own}>
      <p role="alert">{words}</p>
      <div className="actions">
        {address && (
          <a className="button" part="button" href={address} target="_blank" rel="noopener">
            {messages.validate}
            <span className="sr"> {messages.newTab}</span>
          </a>
        )}
        <Button kind="plain" onClick={onRetry}>
          {messages.sendNow}
        </Button>
      </div>
    </div>
  );
}
