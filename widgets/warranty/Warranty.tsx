import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { WarrantyProps } from './attributes';
import { texts } from './messages';
import css from './warranty.css?inline';

export const styles = css;

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the calls and the sections, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/OwnedCars'));

export default function Warranty({ heading, ...props }: WarrantyProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ OwnedCars }) => <OwnedCars {...props} />}
    </DeferredPanel>
  );
}
