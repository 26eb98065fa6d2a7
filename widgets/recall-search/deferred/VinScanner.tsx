import { createElement } from 'react';
import { useMessages } from '#ui/core/host-context';
import { useNestedScanner } from '#ui/hooks/use-nested-scanner';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** Reads the chassis with the camera or from a photo; it goes with the first one that it reads. */
export function VinScanner({ onRead }: { onRead(chassis: string): void }) {
  const messages = useMessages(pt, es);
  const area = useNestedScanner(onRead);
  return (
    <div className="scanner" ref={area}>
      {createElement('vt-barcode-scanner', { heading: messages.scanTitle, accept: 'vin', load: 'eager' })}
    </div>
  );
}
