import { createElement, useEffect } from 'react';
import { useHost, useMessages } from '#ui/core/host-context';
import { texts as carTexts } from '../summary/messages';

/** The link as a QR code for another device's camera: the tag of the QR code widget, which loads on its own. */
export function QrCode({ value }: { value: string }) {
  const host = useHost();
  const messages = useMessages(carTexts);
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
