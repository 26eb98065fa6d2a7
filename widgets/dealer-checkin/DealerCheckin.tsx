import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import type { DealerCheckinProps } from './attributes';
import css from './dealer-checkin.css?inline';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

export const styles = css;

/** Loads the forms and the calls, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));

export default function DealerCheckin(props: DealerCheckinProps) {
  const w = useMessages(pt, es);
  const loading = useDeferred(deferredModule);
  return (
    <div className={props.screen === 'dealer' ? 'panel centred' : 'panel'}>
      <h2>{props.heading || w.heading}</h2>
      <div className="room">
        <DeferredView of={loading} placeholder={<div aria-busy="true" />}>
          {({ CheckIn }) => <CheckIn props={props} />}
        </DeferredView>
      </div>
    </div>
  );
}
