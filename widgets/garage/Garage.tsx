import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { GarageProps } from './attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A list of the garage has changed. list: owned, visited or wanted; change: added, removed or main. */
    'vt-garage-changed': { list: string; change: string };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the calls and the lists, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Lists'));

export default function Garage({ heading, lists, configuratorUrl }: GarageProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Lists }) => <Lists lists={lists} configuratorUrl={configuratorUrl} />}
    </DeferredPanel>
  );
}
