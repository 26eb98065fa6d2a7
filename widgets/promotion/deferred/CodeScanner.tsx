import { createElement, useEffect, useRef } from 'react';
import { useHost, useMessages } from '#ui/core/host-context';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** Reads a QR code with the camera, from a photo, or typed; it goes with the first one. */
export function CodeScanner({ onRead }: { onRead(text: string): void }) {
  const host = useHost();
  const messages = useMessages(pt, es);
  const area = useRef<HTMLDivElement>(null);
  const latest = useRef(onRead);
  latest.current = onRead;
  useEffect(() => {
    host.loadNestedWidgets();
    const read = (event: DocumentEventMap['new-barcode']) => {
      // The page did not ask for it.
      event.stopPropagation();
      latest.current(event.detail.code);
    };
    const scanner = area.current;
    scanner?.addEventListener('new-barcode', read);
    return () => scanner?.removeEventListener('new-barcode', read);
  }, [host]);
  return (
    <div ref={area}>
      {createElement('vt-barcode-scanner', {
        heading: messages.scanTitle,
        accept: 'any',
        formats: 'qr_code',
        load: 'eager',
      })}
    </div>
  );
}
