import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import type { BarcodeScannerProps } from './attributes';
import css from './barcode-scanner.css?inline';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

export const styles = css;

/** Loads the camera, the list and the field, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));

export default function BarcodeScanner({ heading, accept, formats }: BarcodeScannerProps) {
  const w = useMessages(pt, es);
  const loading = useDeferred(deferredModule);
  const isVin = accept === 'vin';
  return (
    <div className="panel">
      <h2>{heading || (isVin ? w.heading : w.anyHeading)}</h2>
      <p>{isVin ? w.intro : w.anyIntro}</p>
      <div className="room">
        <DeferredView of={loading} placeholder={<div aria-busy="true" />}>
          {({ Scanner }) => <Scanner accept={accept} formats={formats} />}
        </DeferredView>
      </div>
    </div>
  );
}
