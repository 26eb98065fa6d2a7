import { createElement, useEffect, useRef } from 'react';
import { useHost, useMessages } from '#ui/core/host-context';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** Reads the chassis with the camera or from a photo; it goes with the first one that it reads. */
export function VinScanner({ onRead }: { onRead(chassis: string): void }) {
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
    <div className="scanner" ref={area}>
      {createElement('vt-barcode-scanner', { heading: messages.scanTitle, accept: 'vin', load: 'eager' })}
    </div>
  );
}
