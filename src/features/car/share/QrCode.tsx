import { createElement, useEffect } from 'react';
import { useHost, useMessages } from '#ui/core/host-context';
import { messages as carEs } from '../summary/messages.es-AR';
import { messages as carPt } from '../summary/messages.pt-BR';

/** The link as a QR code for another device's camera: the tag of the QR code widget, which loads on its own. */
export function QrCode({ value }: { value: string }) {
  const host = useHost();
  const messages = useMessages(carPt, carEs);
  useEffect(() => host.loadNestedWidgets(), [host]);
  return (
    <div className="share-code">
      <div className="share-code-picture">
        {createElement('vt-qr-code', { value, label: messages.qrLabel, load: 'eager' })}
      </div>
      <p>{messages.qrHint}</p>
    </div>
  );
}
