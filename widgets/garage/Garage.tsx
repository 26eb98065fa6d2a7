import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { GarageProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A list of the garage has changed. list: owned, visited or wanted; change: added, removed or main. */
    'vt-garage-changed': { list: string; change: string };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the calls and the lists, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Lists'));

export default function Garage({ heading, lists, configuratorUrl }: GarageProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Lists }) => <Lists lists={lists} configuratorUrl={configuratorUrl} />}
    </DeferredPanel>
  );
}
