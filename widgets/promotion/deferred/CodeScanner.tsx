import { createElement } from 'react';
import { useMessages } from '#ui/core/host-context';
import { useNestedScanner } from '#ui/hooks/use-nested-scanner';
import { texts } from './messages';

/** Reads a QR code with the camera, from a photo, or typed; it goes with the first one. */
export function CodeScanner({ onRead }: { onRead(text: string): void }) {
  const messages = useMessages(texts);
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
