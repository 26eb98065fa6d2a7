import { useEffect, useRef } from 'react';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';

/** Shown after the message is sent; takes the focus from the removed button. protocol: may be empty. */
export function Sent({ protocol }: { protocol: string }) {
  const messages = useMessages(texts);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div className="panel" role="status" tabIndex={-1} ref={panel}>
      <h2>{messages.sent}</h2>
      <p>{protocol ? fillMessage(messages.protocol, { protocol }) : messages.sentHint}</p>
    </div>
  );
}
