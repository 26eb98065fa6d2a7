import { createElement } from 'react';
import { useMessages } from '#ui/core/host-context';
import { useNestedScanner } from '#ui/hooks/use-nested-scanner';
import { texts } from './messages';

/** Reads the chassis with the camera or from a photo; it goes with the first one that it reads. */
export function VinScanner({ onRead }: { onRead(chassis: string): void }) {
  const messages = useMessages(texts);
  const area = useNestedScanner(onRead);
  return (
    <div className="scanner" ref={area}>
      {createElement('vt-barcode-scanner', { heading: messages.scanTitle, accept: 'vin', load: 'eager' })}
    </div>
  );
}
