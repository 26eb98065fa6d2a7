import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { BarcodeScannerProps } from './attributes';
import css from './barcode-scanner.css?inline';
import { texts } from './messages';

export const styles = css;

/** Loads the camera, the list and the field, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Scanner'));

export default function BarcodeScanner({ heading, accept, formats }: BarcodeScannerProps) {
  const messages = useMessages(texts);
  const isVin = accept === 'vin';
  return (
    <DeferredPanel
      heading={heading || (isVin ? messages.heading : messages.anyHeading)}
      intro={isVin ? messages.intro : messages.anyIntro}
      of={deferredModule}
    >
      {({ Scanner }) => <Scanner accept={accept} formats={formats} />}
    </DeferredPanel>
  );
}
