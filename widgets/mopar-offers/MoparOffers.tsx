import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import type { MoparOffersProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import css from './mopar-offers.css?inline';

export const styles = css;

/** Loads the calls and the list, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));

export default function MoparOffers({ heading, count, ...props }: MoparOffersProps) {
  const w = useMessages(pt, es);
  const loading = useDeferred(deferredModule);
  return (
    <div className="panel">
      <h2>{heading || w.heading}</h2>
      <div className="room">
        <DeferredView of={loading} placeholder={<div aria-busy="true" />}>
          {({ List }) => <List {...props} size={count} />}
        </DeferredView>
      </div>
    </div>
  );
}
