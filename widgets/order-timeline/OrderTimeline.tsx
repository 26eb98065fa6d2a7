import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { OrderTimelineProps } from './attributes';
import { texts } from './messages';
import css from './order-timeline.css?inline';

export const styles = css;

/** Loads the calls and the order's view, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Order'));

export default function OrderTimeline({ heading, ...props }: OrderTimelineProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Order }) => <Order {...props} />}
    </DeferredPanel>
  );
}
