import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { MaintenanceSimulatorProps } from './attributes';
import { texts } from './messages';

/** Loads the form and the calls, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Simulator'));

export default function MaintenanceSimulator({ heading, ...props }: MaintenanceSimulatorProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Simulator }) => <Simulator {...props} />}
    </DeferredPanel>
  );
}
