import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { WorkingPriceProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A working price was created or changed. */
    'vt-working-price-saved': { mvsCode: string };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the calls, the table and the editor, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/PriceTabs'));

export default function WorkingPrice({ heading }: WorkingPriceProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ PriceTabs }) => <PriceTabs />}
    </DeferredPanel>
  );
}
