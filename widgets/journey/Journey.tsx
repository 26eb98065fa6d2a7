import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { JourneyProps } from './attributes';
import { texts } from './messages';

/** Loads the calls and the questions, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/JourneyArea'));

export default function Journey({ heading, type, vin }: JourneyProps) {
  const messages = useMessages(texts);
  const name = type.trim();
  return (
    <DeferredPanel heading={heading || messages.headings[name] || messages.heading} of={deferredModule}>
      {({ JourneyArea }) => <JourneyArea type={name} vin={vin.trim()} key={name} />}
    </DeferredPanel>
  );
}
