import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { TestDriveProps } from './attributes';
import { texts } from './messages';

/** Loads the form, the calls and the status of a request, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Steps'));

export default function TestDrive({ heading, ...props }: TestDriveProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Steps }) => <Steps {...props} />}
    </DeferredPanel>
  );
}
