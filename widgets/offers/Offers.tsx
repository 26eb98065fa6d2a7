import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { OffersProps } from './attributes';
import { texts } from './messages';

/** Loads the calls and the list, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/List'));

export default function Offers({ heading, count, ...props }: OffersProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ List }) => <List {...props} size={count} />}
    </DeferredPanel>
  );
}
