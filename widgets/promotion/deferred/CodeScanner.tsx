import { createElement } from 'react';
import { useMessages } from '#ui/core/host-context';
import { useNestedScanner } from '#ui/hooks/use-nested-scanner';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** Reads a QR code with the camera, from a photo, or typed; it goes with the first one. */
export function CodeScanner({ onRead }: { onRead(text: string): void }) {
  const messages = useMessages(pt, es);
  const area = useNestedScanner(onRead);
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
