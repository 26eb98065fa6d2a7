import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import type { OrdersProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import css from './orders.css?inline';

export const styles = css;

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the calls and the list, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));

export default function Orders({ heading, ...pages }: OrdersProps) {
  const w = useMessages(pt, es);
  const loading = useDeferred(deferredModule);
  return (
    <div className="panel">
      <h2>{heading || w.heading}</h2>
      <div className="room">
        <DeferredView of={loading} placeholder={<div aria-busy="true" />}>
          {({ List }) => <List {...pages} />}
        </DeferredView>
      </div>
    </div>
  );
}
