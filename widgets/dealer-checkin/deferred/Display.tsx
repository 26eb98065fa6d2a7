import { createElement, useEffect } from 'react';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { checkinAddress, codeOf } from './address';
import { texts } from './messages';

/** The dealer's QR code on a screen or a print at the dealer; by its camera a phone opens the check-in. */
export function Display({ dealer, page }: { dealer: string; page: string }) {
  const host = useHost();
  const messages = useMessages(texts);
  useEffect(() => host.loadNestedWidgets(), [host]);
  const code = codeOf(dealer);
  if (!code) return <p>{messages.noDealer}</p>;
  return (
    <div className="display">
      <h3>{messages.displayTitle}</h3>
      <p>{messages.displayHint}</p>
      <div className="display-code">
        {createElement('vt-qr-code', {
          value: checkinAddress(page, code),
          label: messages.qrLabel,
          load: 'eager',
        })}
      </div>
      <p>{fillMessage(messages.displayCode, { code })}</p>
    </div>
  );
}
