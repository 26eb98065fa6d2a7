import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { ServiceSchedulingProps } from './attributes';
import { texts } from './messages';

/** Loads the form and the calls, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Scheduling'));

export default function ServiceScheduling({ heading, ...props }: ServiceSchedulingProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Scheduling }) => <Scheduling {...props} />}
    </DeferredPanel>
  );
}
