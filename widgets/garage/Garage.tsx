import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import type { GarageProps } from './attributes';
import css from './garage.css?inline';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A list of the garage has changed. list: owned, visited or wanted; change: added, removed or main. */
    'vt-garage-changed': { list: string; change: string };
  }
}

export const styles = css;

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the calls and the lists, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));

export default function Garage({ heading, lists, configuratorUrl }: GarageProps) {
  const w = useMessages(pt, es);
  const loading = useDeferred(deferredModule);
  return (
    <div className="panel">
      <h2>{heading || w.heading}</h2>
      <div className="room">
        <DeferredView of={loading} placeholder={<div aria-busy="true" />}>
          {({ Lists }) => <Lists lists={lists} configuratorUrl={configuratorUrl} />}
        </DeferredView>
      </div>
    </div>
  );
}
