import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { PromotionProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the call and the list, which are not needed for the first view. */
// Small chunk: the scaffold's; it grows with the widget.
const deferredModule = deferred(() => import('./deferred/List'));

export default function Promotion({ heading, count }: PromotionProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ List }) => <List count={count} />}
    </DeferredPanel>
  );
}
