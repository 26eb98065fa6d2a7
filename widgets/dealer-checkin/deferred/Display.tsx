import { createElement, useEffect } from 'react';
import { fillMessage, useHost, useMessages } from '#ui/core/host-context';
import { checkinAddress, codeOf } from './address';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** The dealer's QR code on a screen or a print at the dealer; by its camera a phone opens the check-in. */
export function Display({ dealer, page }: { dealer: string; page: string }) {
  const host = useHost();
  const w = useMessages(pt, es);
  useEffect(() => host.loadNestedWidgets(), [host]);
  const code = codeOf(dealer);
  if (!code) return <p>{w.noDealer}</p>;
  return (
    <div className="display">
      <h3>{w.displayTitle}</h3>
      <p>{w.displayHint}</p>
      <div className="display-code">
        {createElement('vt-qr-code', { value: checkinAddress(page, code), label: w.qrLabel, load: 'eager' })}
      </div>
      <p>{fillMessage(w.displayCode, { code })}</p>
    </div>
  );
}
