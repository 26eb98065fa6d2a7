import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { WarrantyProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import css from './warranty.css?inline';

export const styles = css;

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the calls and the sections, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/OwnedCars'));

export default function Warranty({ heading, ...props }: WarrantyProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ OwnedCars }) => <OwnedCars {...props} />}
    </DeferredPanel>
  );
}
