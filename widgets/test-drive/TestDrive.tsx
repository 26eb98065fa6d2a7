import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { TestDriveProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** Loads the form, the calls and the status of a request, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Steps'));

export default function TestDrive({ heading, ...props }: TestDriveProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Steps }) => <Steps {...props} />}
    </DeferredPanel>
  );
}
