import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import type { MaintenanceSimulatorProps } from './attributes';
import css from './maintenance-simulator.css?inline';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

export const styles = css;

/** Loads the form and the calls, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));

export default function MaintenanceSimulator({ heading, ...props }: MaintenanceSimulatorProps) {
  const w = useMessages(pt, es);
  const loading = useDeferred(deferredModule);
  return (
    <div className="panel">
      <h2>{heading || w.heading}</h2>
      <DeferredView of={loading} placeholder={<div className="room" aria-busy="true" />}>
        {({ Simulator }) => <Simulator {...props} />}
      </DeferredView>
    </div>
  );
}
